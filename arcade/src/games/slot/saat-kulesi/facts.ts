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
