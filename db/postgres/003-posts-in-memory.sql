-- Each server counts posts for itself, in memory.
DROP FUNCTION backoffice.take_post(text, integer);
DROP TABLE backoffice.recent_posts;
