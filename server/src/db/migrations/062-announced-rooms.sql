-- The demo casino announced titles that nobody makes. They go, and what the arcade opens is put in their
-- place as the casino starts (modules/casino/lobby/coming-games.ts); an operator's own titles stay.
delete from coming_game where code in (
  'zar_aksam_cekilisi', 'zar_altin_anahtar', 'zar_altin_rulet', 'zar_bakara_duellosu',
  'zar_bogaz_bakara', 'zar_buyuk_cark', 'zar_buyuk_tombala', 'zar_cark_ustasi', 'zar_fener_80',
  'zar_gece_bingosu', 'zar_hazine_75', 'zar_hipodrom', 'zar_hizli_bakara', 'zar_kart_kapani',
  'zar_kervan_poker', 'zar_kirik_cini', 'zar_kubbe_21', 'zar_lale_90', 'zar_nar_tanesi', 'zar_pilot',
  'zar_renk_carki', 'zar_roket_21', 'zar_rulet_kosku', 'zar_sanal_lig', 'zar_sansli_yedi',
  'zar_saray_poker', 'zar_simsek_bingo', 'zar_tavla_kiraathanesi', 'zar_terazi', 'zar_tombala',
  'zar_yirmi_bir', 'zar_zar_masasi'
);
