import { texts } from '../../../lib/language/translate.ts'

/** What the demo phone and mailbox says. */
export const t = texts({
  tr: {
    title: 'Demo telefonu ve posta kutusu',
    note: 'Bu demo dışarıya SMS ya da e-posta göndermez. Bu tarayıcıda giriş yaptığın hesaplara giden iletiler yarım saat burada durur.',
    empty:
      'Burada ileti yok. Yalnız bu tarayıcıda açtığın ya da giriş yaptığın hesapların iletileri görünür.',
    loading: 'İletiler yükleniyor',
    failed: 'İletiler yüklenemedi.',
    retry: 'Yeniden dene',
    sms: 'SMS',
    mail: 'E-posta',
    fill: 'Kodu yaz',
    copy: 'Kopyala',
    copied: 'Kod kopyalandı',
    notCopied: 'Kod kopyalanamadı, elle yazabilirsin',
  },
  en: {
    title: 'Demo phone and mailbox',
    note: 'This demo sends no real SMS or e-mail. Messages for accounts you have used in this browser are kept here for half an hour.',
    empty:
      'No messages here. Only messages for accounts you opened or used in this browser are shown.',
    loading: 'Loading messages',
    failed: 'The messages could not be loaded.',
    retry: 'Try again',
    sms: 'SMS',
    mail: 'E-mail',
    fill: 'Fill in the code',
    copy: 'Copy',
    copied: 'Code copied',
    notCopied: 'The code could not be copied. You can type it instead.',
  },
})
