import { texts } from '../../lib/translate.ts'

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
    note: 'This demo sends no SMS or e-mail outside. What goes to accounts you have logged in to in this browser stays here for half an hour.',
    empty:
      'There is no message here. Only those of accounts you opened or logged in to in this browser are shown.',
    loading: 'Loading messages',
    failed: 'The messages could not be loaded.',
    retry: 'Try again',
    sms: 'SMS',
    mail: 'E-mail',
    fill: 'Fill in the code',
    copy: 'Copy',
    copied: 'Code copied',
    notCopied: 'The code could not be copied, you can type it',
  },
})
