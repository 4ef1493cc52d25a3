-- The frame of a lesson that a message came from: the id of the lesson, and whether it is its frame or its answer frame.
ALTER TABLE submissions
  ADD COLUMN frame_lesson text,
  ADD COLUMN frame_part text CHECK (frame_part IN ('frame', 'answer')),
  ADD CHECK ((frame_lesson IS NULL) = (frame_part IS NULL));
