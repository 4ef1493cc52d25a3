-- The lesson a child has stepped on to; null in the first lesson of its course.
ALTER TABLE users ADD COLUMN lesson text;
