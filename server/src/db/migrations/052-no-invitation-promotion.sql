-- The demo promotion that asked for an invitation link, which no page gives. What an operator wrote in
-- its place has another title and stays.
delete from promotion where id = 11 and title_tr = 'Masaya bir sandalye';
