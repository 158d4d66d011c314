import type { Look } from './look.ts'

/** The covers of the games that show what is played in them, by the game's code. */
const LOOKS: Record<string, Look> = {
  zar_ucurtma: { palette: 'gece', family: 'yildiz8', composition: 'semse', emblem: 'ucurtma' },
  zar_kirik_cini: { palette: 'turkuaz', family: 'yildiz12', composition: 'semse', emblem: 'cini' },
  zar_nar_tanesi: { palette: 'mercan', family: 'yildiz8', composition: 'kemer', emblem: 'tane' },
  zar_terazi: { palette: 'zeytin', family: 'hatem', composition: 'kemer', emblem: 'terazi' },
  zar_fisek: { palette: 'gul', family: 'gunes12', composition: 'semse', emblem: 'fisek' },
  zar_kirk_kup: { palette: 'patlican', family: 'gunes12', composition: 'semse', emblem: 'kup' },
  zar_alt_ust: { palette: 'zumrut', family: 'hatem', composition: 'yildiz', emblem: 'altUst' },
  zar_degirmen: { palette: 'deniz', family: 'altigen', composition: 'semse', emblem: 'degirmen' },
  zar_sedef: { palette: 'bakir', family: 'yildiz12', composition: 'yildiz', emblem: 'sedef' },
  zar_han_blackjack: {
    palette: 'zumrut',
    family: 'yildiz8',
    composition: 'semse',
    emblem: 'yirmiBir',
  },
  zar_konak_rulet: { palette: 'mercan', family: 'yildiz10', composition: 'kemer', emblem: 'cark' },
  zar_kosk_bakara: { palette: 'patlican', family: 'lale', composition: 'semse', emblem: 'bakara' },
  zar_liman_holdem: { palette: 'lapis', family: 'altigen', composition: 'kemer', emblem: 'holdem' },
  zar_besli: { palette: 'komur', family: 'gunes12', composition: 'yildiz', emblem: 'besli' },
  zar_uc_zar: { palette: 'gul', family: 'altigen', composition: 'semse', emblem: 'ucZar' },
  zar_cinaralti: { palette: 'zumrut', family: 'yildiz8', composition: 'semse', emblem: 'bingo' },
  zar_sahil_kahvesi: { palette: 'deniz', family: 'yildiz8', composition: 'semse', emblem: 'cay' },
  zar_hanedan: { palette: 'patlican', family: 'yildiz8', composition: 'semse', emblem: 'tac' },
  zar_meydan: { palette: 'mercan', family: 'yildiz8', composition: 'semse', emblem: 'fener' },
  zar_gece_kusu: { palette: 'gece', family: 'yildiz8', composition: 'semse', emblem: 'hilal' },
  zar_bahce: { palette: 'zeytin', family: 'yildiz8', composition: 'semse', emblem: 'lale' },
  zar_doludizgin: { palette: 'deniz', family: 'gunes12', composition: 'semse', emblem: 'nal' },
  zar_zar_ligi: { palette: 'zumrut', family: 'yildiz10', composition: 'semse', emblem: 'top' },
  zar_perde: { palette: 'mercan', family: 'lale', composition: 'kemer', emblem: 'kart' },
  zar_kure_649: { palette: 'turkuaz', family: 'yildiz8', composition: 'kemer', emblem: 'bingo' },
}

/** A game's own code, without what a casino puts before it: `egt-zar_terazi` is `zar_terazi`. */
export const ownCodeOf = (code: string): string => code.replace(/^.*[-:]/, '')

/** The same picture under every casino's name of a game of ours. */
export function pictureCode(code: string): string {
  const own = ownCodeOf(code)
  return Object.hasOwn(LOOKS, own) ? own : code
}

export const ownLookOf = (code: string): Look | undefined => LOOKS[pictureCode(code)]
