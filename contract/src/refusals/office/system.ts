/** Why something of the house's running is turned down. */
export const SYSTEM_REFUSALS = {
  job_not_failed: {
    status: 409,
    tr: 'Bu iş şu anda çalışıyor ya da artık başarısız değil. Listeyi yenile.',
    en: 'This job is running, or has not failed any more. Read the list anew.',
  },
  maintenance_time: {
    status: 409,
    tr: 'Bakım en az 5 dakika, en çok 24 saat sürer; gelecekte biter ve en geç 30 gün içinde başlar.',
    en: 'Maintenance takes five minutes at least and 24 hours at most, ends in the future and begins within 30 days.',
  },
  maintenance_meets: {
    status: 409,
    tr: 'Bu zamanda başka bir bakım var. Önce onu bitir ya da başka bir zaman seç.',
    en: 'There is another maintenance at that time. End it first, or choose another time.',
  },
} as const
