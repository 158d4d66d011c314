/** What games are also called beside their names: the field's words for them. They find a game and are never shown. */
const WORDS: Record<string, string> = {
  zar_ucurtma: 'aviator crash uçak plane jet',
  zar_kirik_cini: 'mines minesweeper mayın tarlası',
  zar_nar_tanesi: 'plinko pachinko',
  zar_terazi: 'dice zar',
  zar_fisek: 'limbo havai fişek',
  zar_kirk_kup: 'keno loto',
  zar_alt_ust: 'higher lower hilo hi-lo kart card',
  zar_degirmen: 'prize wheel çark çarkıfelek',
  zar_sedef: 'scratch card kazı kazan kazıma',
  zar_han_blackjack: '21 yirmi bir yirmibir kart card',
  zar_kosk_bakara: 'punto banco kart card',
  zar_liman_holdem: 'casino holdem poker kart card',
  zar_besli: 'video poker jacks or better kart card',
  zar_uc_zar: 'sic bo sicbo',
  zar_rulet_kosku: 'canlı rulet live roulette',
  zar_altin_rulet: 'canlı rulet live roulette vip',
  zar_kubbe_21: 'canlı blackjack live 21 yirmi bir yirmibir kart card',
  zar_yirmi_bir: 'canlı blackjack live 21 yirmibir kart card vip',
  zar_bogaz_bakara: 'canlı bakara live baccarat punto banco',
  zar_anadolu_poker: 'canlı poker live casino holdem kart card texas',
  zar_devran: 'canlı çark çarkıfelek money wheel game show',
  zar_cinaralti: 'tombala bingo 90',
  zar_sahil_kahvesi: 'tombala bingo 90',
  zar_hanedan: 'tombala bingo 90',
  zar_bahce: 'tombala bingo 90',
  zar_meydan: 'bingo 75',
  zar_gece_kusu: 'bingo 75',
  zar_kure_649: 'loto sayısal lottery lotto çekiliş draw',
  zar_perde: 'kart çekilişi card draw tv',
  zar_zar_ligi: 'sanal futbol virtual football soccer lig',
  zar_doludizgin: 'at yarışı horse racing hipodrom ganyan',
}

/** Without what its supplier's integration sets before it: `egt-zar_terazi` and `990:zar_fisek`. */
const codeAtSupplier = (code: string): string => code.replace(/^.*[-:]/, '')

/** The words that a game is found by beside its name and studio; empty where it has none. */
export const searchWordsOf = (code: string): string => WORDS[codeAtSupplier(code)] ?? ''
