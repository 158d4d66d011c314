/** Why no file of evidence is made or given. */
export const EVIDENCE_REFUSALS = {
  evidence_too_soon: {
    status: 200,
    tr: 'Saatte bir kanıt dosyası isteyebilirsin. Biraz sonra yeniden dene.',
    en: 'You can ask for one file of evidence an hour. Try again in a little while.',
  },
  evidence_not_ready: {
    status: 404,
    tr: 'İndirilecek bir kanıt dosyan yok. Önce bir tane iste.',
    en: 'You have no file of evidence to download. Ask for one first.',
  },
} as const
