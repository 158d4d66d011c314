import type { Letter } from '@zar/contract/office/letters/letters'
import { DATA_COPY } from '@zar/contract/players/data-copy'
import type { Text } from '../../../platform/http/route.ts'
import { type BuiltIn, letter } from './built-in-letter.ts'

/** What to do where the owner did not ask for it: their money waits meanwhile. */
const STOP: Text = {
  tr: 'Bunu sen istemediysen hemen destek ekibine yaz. Yedi gün boyunca yeni bir hesaba giden her çekim 24 saat bekler.',
  en: 'If you did not ask for it, write to support at once. For seven days each withdrawal to an account that is new waits for 24 hours.',
}
const CLOSED: Text = { tr: 'Hesabın kapatıldı', en: 'Your account was closed' }

/** The words of the installation for what people of the house do to an account. */
export const BY_SUPPORT = {
  'recovery-letter': letter({
    subject: { tr: 'Şifreni yenile', en: 'Set a new password' },
    text: {
      tr: 'Destek ekibine giremediğini söyledin. Şifreni buradan yenile: {link}',
      en: 'You told support that you cannot get in. Set a new password here: {link}',
    },
    fixed: {
      tr: 'Bağlantı {minutes} dakika geçerli ve bir kez kullanılır; kullanıcı adın sorulur. Sen istemediysen bir şey yapma; şifren değişmedi.',
      en: 'The link is good for {minutes} minutes and once; you are asked for your user name. If you did not ask for it, do nothing; your password has not changed.',
    },
  }),
  'email-by-support': letter({
    subject: {
      tr: 'E-posta adresin destek ekibince değiştirildi',
      en: 'Your email address was changed by support',
    },
    text: {
      tr: 'Hesabının e-posta adresi artık {email}.',
      en: 'The email address of your account is now {email}.',
    },
    fixed: STOP,
  }),
  'phone-by-support': letter({
    subject: {
      tr: 'Telefon numaran destek ekibince değiştirildi',
      en: 'Your phone number was changed by support',
    },
    text: {
      tr: 'Hesabının telefonu artık {phone} ile biten numara.',
      en: 'The phone of your account is now the number ending in {phone}.',
    },
    fixed: STOP,
  }),
  'two-step-by-support': letter({
    subject: {
      tr: 'İki adımlı girişin destek ekibince kapatıldı',
      en: 'Your two-step log-in was switched off by support',
    },
    text: {
      tr: 'Girişte artık yalnız şifre soruluyor; hesabından yeniden açabilirsin.',
      en: 'Log-in now asks for the password alone; you can switch it on again in your account.',
    },
    fixed: STOP,
  }),
  'name-by-support': letter({
    subject: {
      tr: 'Kimlik bilgilerin destek ekibince düzeltildi',
      en: 'Your personal details were corrected by support',
    },
    text: {
      tr: 'Adın ya da doğum tarihin belgene göre düzeltildi.',
      en: 'Your name or date of birth was corrected by your document.',
    },
    fixed: STOP,
  }),
  'closed-by-wish': letter({
    subject: CLOSED,
    text: {
      tr: 'Hesabın isteğinle kapatıldı; artık giriş yapılamaz.',
      en: 'Your account was closed at your wish; nobody can log in any more.',
    },
    fixed: {
      tr: 'Bunu sen istemediysen hemen destek ekibine yaz. Verilerinin silinmesini de isteyebilirsin.',
      en: 'If you did not ask for it, write to support at once. You may also ask for your data to be erased.',
    },
  }),
  'closed-by-rule': letter({
    subject: CLOSED,
    text: {
      tr: 'Hesabın kurallarımız gereği kapatıldı; artık giriş yapılamaz.',
      en: 'Your account was closed by our rules; nobody can log in any more.',
    },
    fixed: {
      tr: 'Nedenini sormak ya da itiraz etmek için destek ekibine yaz.',
      en: 'To ask why, or to object, write to support.',
    },
  }),
  'data-copy': letter({
    subject: { tr: 'Verilerinin kopyası', en: 'The copy of your data' },
    text: {
      tr: 'Destek ekibinden verilerinin bir kopyasını istedin. Buradan indir: {link}',
      en: 'You asked support for a copy of your data. Download it here: {link}',
    },
    fixed: {
      tr: `Bağlantı ${DATA_COPY.days} gün geçerli ve en çok ${DATA_COPY.times} kez indirilir; her seferinde doğrulanmış telefonuna bir kod gelir. Bağlantıyı da kodu da kimseye verme, biz de sormayız. Sen istemediysen hemen destek ekibine yaz.`,
      en: `The link is good for ${DATA_COPY.days} days and ${DATA_COPY.times} downloads at most; each needs a code that comes to your verified phone. Give the link and the code to no one; we will not ask for them. If you did not ask for it, write to support at once.`,
    },
  }),
  'data-copy-code': letter({
    subject: { tr: '', en: '' },
    text: { tr: 'Zar: veri kopyan için kod: {code}.', en: 'Zar: code for your data copy: {code}.' },
    fixed: {
      tr: '10 dakika geçerli. Kimseyle paylaşma, biz de sormayız.',
      en: 'It is good for 10 minutes. Share it with no one; we will not ask.',
    },
  }),
} satisfies Partial<Record<Letter, BuiltIn>>
