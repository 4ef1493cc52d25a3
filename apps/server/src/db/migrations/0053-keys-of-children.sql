-- expand: Every reference to a row of a child has an index, so that an erasure, an export and the pages of a family read no whole table.
CREATE INDEX IF NOT EXISTS friendships_of_friend ON friendships (friend_id);
CREATE INDEX IF NOT EXISTS declined_requests_of ON declined_requests (requestor_id);
CREATE INDEX IF NOT EXISTS requests_told_of ON requests_told (requestor_id);
CREATE INDEX IF NOT EXISTS likes_of_liker ON likes (liker_id);
CREATE INDEX IF NOT EXISTS blocks_of_blocked ON blocks (blocked_id);
CREATE INDEX IF NOT EXISTS tickets_of ON tickets (user_id);
CREATE INDEX IF NOT EXISTS adult_roles_of_child ON adult_roles (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS posts_of_author ON posts (author_id);
CREATE INDEX IF NOT EXISTS post_likes_of_liker ON post_likes (liker_id);
CREATE INDEX IF NOT EXISTS conversations_of_other ON conversations (other_id);
CREATE INDEX IF NOT EXISTS conversation_sides_of_other ON conversation_sides (other_id);
CREATE INDEX IF NOT EXISTS submissions_of_target ON submissions (target_id);
CREATE INDEX IF NOT EXISTS submissions_of_conversation ON submissions (conversation_id) WHERE conversation_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS messages_of_sender ON messages (sender_id);
CREATE INDEX IF NOT EXISTS messages_of_receiver ON messages (receiver_id);
CREATE INDEX IF NOT EXISTS decisions_of_author ON decisions (author_id);
CREATE INDEX IF NOT EXISTS decisions_of_severe ON decisions (severe_id) WHERE severe_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS review_opened_of ON review_opened (submission_id);
CREATE INDEX IF NOT EXISTS cases_of ON cases (user_id);
CREATE INDEX IF NOT EXISTS reports_about ON reports (about_id);
CREATE INDEX IF NOT EXISTS strikes_of_case ON strikes (case_id);

-- Counts of the queue, whose tables grow by what was decided long ago.
CREATE INDEX IF NOT EXISTS submissions_open ON submissions (severity, due_at)
  INCLUDE (state, review_kind, submitted_at, rescue_at, main_group)
  WHERE state IN ('waiting', 'held', 'escalated');
