-- The buyer's own words of a line have the name that the code has for them. Quotes within a text are escaped, so that
-- nothing else is changed.
UPDATE proposals SET content = replace(content, '"theirs":', '"buyerLine":') WHERE content LIKE '%"theirs":%';
UPDATE proposal_revisions SET content = replace(content, '"theirs":', '"buyerLine":') WHERE content LIKE '%"theirs":%';
UPDATE proposal_acts SET before = replace(before, '"theirs":', '"buyerLine":') WHERE before LIKE '%"theirs":%';
