/** What files of the office are refused for. */
export const FILE_REFUSALS = {
  receiver_lacks_right: {
    status: 409,
    tr: 'Alıcılardan biri bu raporu göremiyor. Listeyi yenile.',
    en: 'One of the receivers may not see this report. Refresh the list.',
  },
  schedule_ended: {
    status: 409,
    tr: 'Bu zamanlama daha önce bitirildi.',
    en: 'This schedule was ended before.',
  },
  file_over: {
    status: 404,
    tr: 'Bu dosya yok ya da süresi doldu.',
    en: 'There is no such file, or its time is over.',
  },
  file_not_made: {
    status: 409,
    tr: 'Bu dosya henüz hazırlanmadı.',
    en: 'This file is not made yet.',
  },
  export_day_open: {
    status: 409,
    tr: 'Son gün henüz bitmedi. En geç dünü seç.',
    en: 'The last day is not over yet. Choose yesterday at the latest.',
  },
  export_empty: {
    status: 409,
    tr: 'Bu günlerde dışa aktarılacak kayıt yok.',
    en: 'These days have no record to export.',
  },
  export_too_large: {
    status: 409,
    tr: 'Bu günlerde bir dosyaya sığmayacak kadar çok kayıt var. Aralığı daralt.',
    en: 'These days have more records than a file may hold. Choose fewer.',
  },
} as const
