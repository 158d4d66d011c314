-- Four titles of other studios were announced that nobody opens. What the arcade opens stays.
delete from coming_game where code in (
  'zar_hazine_75', 'zar_renk_carki', 'zar_roket_21', 'zar_tavla_kiraathanesi'
);
