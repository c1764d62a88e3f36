-- What a message may be about is the shop's to say (content/pages/contact.yaml): any short line is taken.

ALTER TABLE public.contacts DROP CONSTRAINT contacts_subject_check;
ALTER TABLE public.contacts ADD CONSTRAINT contacts_subject_check CHECK (
  char_length(btrim(subject, E' \t\r\n')) >= 1 AND char_length(subject) <= 120
  AND subject !~ E'[\\x01-\\x08\\x0A-\\x1F\\x7F-\\x9F]'
);

INSERT INTO backoffice.migrations (name) VALUES ('005-subjects.sql');
