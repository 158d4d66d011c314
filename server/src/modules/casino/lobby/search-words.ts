/**
 * What games are also called, in both languages: the field's word for the game, and its name in the
 * language that the catalogue does not have. They find a game and are never shown.
 */
const WORDS: Record<string, string> = {
  zar_kirik_cini: 'cracked tile mines minesweeper mayın tarlası',
  zar_nar_tanesi: 'pomegranate seed plinko pachinko',
  zar_terazi: 'scales dice zar',
  zar_fisek: 'firework limbo havai fişek',
  zar_kirk_kup: 'forty jars keno loto',
  zar_alt_ust: 'high low higher lower hilo hi-lo kart card',
  zar_degirmen: 'mill prize wheel çark çarkıfelek',
  zar_sedef: 'mother-of-pearl scratch card kazı kazan kazıma',
  zar_han_blackjack: 'inn 21 yirmi bir yirmibir kart card',
  zar_konak_rulet: 'mansion roulette',
  zar_kosk_bakara: 'pavilion baccarat punto banco kart card',
  zar_liman_holdem: 'harbour casino holdem poker kart card',
  zar_besli: 'fives video poker jacks or better kart card',
  zar_uc_zar: 'three dice sic bo sicbo',
  zar_su_kemeri: 'aqueduct',
  zar_cay_yamaci: 'tea slope',
  zar_kardelen: 'snowdrop',
  zar_kuyumcu_terazisi: 'jeweller scale',
  zar_rasathane: 'observatory',
  zar_mercan_koyu: 'coral bay',
  zar_ipek_hani: 'silk inn',
}

/** Without what its supplier's integration sets before it: `egt-zar_terazi` and `990:zar_fisek`. */
const codeAtSupplier = (code: string): string => code.replace(/^.*[-:]/, '')

/** The words that a game is found by beside its name and studio; empty where it has none. */
export const searchWordsOf = (code: string): string => WORDS[codeAtSupplier(code)] ?? ''
