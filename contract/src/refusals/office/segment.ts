/** What segments and campaigns are refused for. */
export const SEGMENT_REFUSALS = {
  segment_gone: {
    status: 409,
    tr: 'Bu segment yok ya da kaldırıldı. Listeyi yenile.',
    en: 'This segment does not exist or was removed. Refresh the list.',
  },
  segment_name_taken: {
    status: 200,
    tr: 'Bu ad başka bir segmentin. Başka bir ad yaz.',
    en: 'Another segment has this name. Type another one.',
  },
  segment_changed: {
    status: 409,
    tr: 'Segment sen bakarken değişti. Yeni sürümü oku, sonra değiştir.',
    en: 'The segment changed while you looked at it. Read the new version, then change it.',
  },
  segment_used: {
    status: 409,
    tr: 'Bu segmenti kullananlar var. Önce onları bitir.',
    en: 'Something stands on this segment. End that first.',
  },
  campaign_changed: {
    status: 409,
    tr: 'Kampanya sen bakarken değişti. Yeniden oku.',
    en: 'The campaign changed while you looked at it. Read it again.',
  },
  campaign_begun: {
    status: 409,
    tr: 'Kampanya başlatıldı, artık değişmez. Durdurabilirsin.',
    en: 'The campaign was started and changes no more. You can stop it.',
  },
  campaign_over: {
    status: 409,
    tr: 'Kampanya bitti ya da durduruldu.',
    en: 'The campaign has ended or was stopped.',
  },
  campaign_late: {
    status: 200,
    tr: 'Kampanyanın zamanı geçti. Taslağa ileri bir zaman ver.',
    en: 'The time of the campaign is over. Give the draft a later one.',
  },
} as const
