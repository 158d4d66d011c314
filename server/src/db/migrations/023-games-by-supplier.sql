-- The games of the sandbox all came over Hub88 once; five of them come over other suppliers now, under
-- those suppliers' codes. Players keep their favourites. A new row opens when its supplier lists it, and
-- the old one stays, closed, for the rounds that were played of it.
create temporary table moved on commit drop as
  select * from (values
    ('zar_nazar_degmez', '990:zar_nazar_degmez', 'softgamings'),
    ('zar_ates_kirazi', 'amusnet-zar_ates_kirazi', 'amusnet'),
    ('zar_balik_pazari', 'egt-zar_balik_pazari', 'egt-digital'),
    ('zar_fener_gecesi', 'em-zar_fener_gecesi', 'everymatrix'),
    ('zar_sultanin_taci', 'digitain-zar_sultanin_taci', 'digitain')
  ) as moved (old_code, new_code, provider)
  where exists (select from game where game.code = moved.old_code and game.provider = 'hub88');

insert into game (code, provider, category_id, name, studio, kind, features, rtp_bp, volatility, is_open, position, released_at)
  select new_code, moved.provider, category_id, name, studio, kind, features, rtp_bp, volatility, false, position, released_at
  from game join moved on code = old_code
  on conflict do nothing;

insert into favorite (player_id, game_code, created_at)
  select player_id, new_code, created_at from favorite join moved on game_code = old_code
  on conflict do nothing;
delete from favorite using moved where game_code = old_code;

update game set is_open = false from moved where code = old_code;
