-- An entry may say that an announcement is gone: open pages take it off the screen before they ask what there is now.
-- Its words are nobody's to see by then, so that its id may be told to all.
alter table notice_diary add column gone text;
