/** Why something of the house's running is turned down. */
export const SYSTEM_REFUSALS = {
  job_not_failed: {
    status: 409,
    tr: 'Bu iş şu anda çalışıyor ya da artık başarısız değil. Listeyi yenile.',
    en: 'This job is running, or has not failed any more. Read the list anew.',
  },
} as const
