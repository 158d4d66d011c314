import type { Facts } from '../../facts.ts'

export const saatKulesiFacts: Facts = {
  code: 'zar_saat_kulesi',
  name: { tr: 'Saat Kulesi', en: 'Clock Tower' },
  studio: 'Mavi Çini',
  supplier: 'hub88',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_600, highest: 9_600 },
  maxWin: 100,
  hitRateBp: 2_150,
  maxWinOnceIn: { rounds: 1_600, kind: 'exact' },
  volatility: 3,
}

export const sedefCekmeceFacts: Facts = {
  code: 'zar_sedef_cekmece',
  name: { tr: 'Sedef Çekmece', en: 'Inlaid Drawer' },
  studio: 'Yakut',
  supplier: 'softgamings',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_587, highest: 9_587 },
  maxWin: 80,
  hitRateBp: 2_342,
  maxWinOnceIn: { rounds: 1_600, kind: 'exact' },
  volatility: 2,
}

export const atesKiraziFacts: Facts = {
  code: 'zar_ates_kirazi',
  name: { tr: 'Ateş Kirazı', en: 'Fire Cherry' },
  studio: 'Lale Stüdyo',
  supplier: 'amusnet',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_598, highest: 9_598 },
  maxWin: 100,
  hitRateBp: 2_374,
  maxWinOnceIn: { rounds: 2_130, kind: 'exact' },
  volatility: 2,
}

export const yediTepe777Facts: Facts = {
  code: 'zar_yedi_tepe_777',
  name: { tr: 'Yedi Tepe 777', en: 'Seven Hills 777' },
  studio: 'Yakut',
  supplier: 'hub88',
  kind: 'slot',
  category: 'slot',
  stakeLira: { least: 1, most: 2_000 },
  rtpBp: { lowest: 9_616, highest: 9_616 },
  maxWin: 155,
  hitRateBp: 2_355,
  maxWinOnceIn: { rounds: 2_130, kind: 'exact' },
  volatility: 3,
}
