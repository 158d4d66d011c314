import type { Letter } from '@zar/contract/office/letters/letters'
import { locale } from '../../lib/language/translate.ts'

type Both = readonly [tr: string, en: string]

const NAMES: Record<Letter, Both> = {
  'recovery-code': ['Şifre yenileme kodu', 'Recovery code'],
  'email-code': ['E-posta doğrulama kodu', 'Email code'],
  'phone-code': ['Telefon doğrulama kodu', 'Phone code'],
  'confirm-email': ['Yeni adresi doğrulama', 'Confirm a new address'],
  'known-email': ['Adresle yeniden kayıt denendi', 'Sign-up with a known address'],
  'email-changed': ['E-posta adresi değişti', 'Email address changed'],
  'phone-changed': ['Telefon numarası değişti', 'Phone number changed'],
  'password-changed': ['Şifre değişti', 'Password changed'],
  'password-recovered': ['Şifre kodla yenilendi', 'Password reset by code'],
  'two-step-on': ['İki adımlı giriş açıldı', 'Two-step log-in on'],
  'two-step-off': ['İki adımlı giriş kapandı', 'Two-step log-in off'],
  'passkey-added': ['Geçiş anahtarı eklendi', 'Passkey added'],
  'passkey-removed': ['Geçiş anahtarı kaldırıldı', 'Passkey removed'],
  'data-taken': ['Veri kopyası alındı', 'Copy of data taken'],
  'erasure-asked': ['Hesap silinecek', 'Account to be erased'],
  'new-account': ['Yeni hesaba çekim', 'Withdrawal to a new account'],
  'new-account-waits': ['Yeni hesaba bekleyen çekim', 'Waiting withdrawal to a new account'],
  campaign: ['Kampanya mektubu', 'Campaign letter'],
  'recovery-letter': ['Destekten şifre bağlantısı', 'Password link from support'],
  'email-by-support': ['Destek e-postayı değiştirdi', 'Email changed by support'],
  'phone-by-support': ['Destek telefonu değiştirdi', 'Phone changed by support'],
  'two-step-by-support': ['Destek iki adımlı girişi kapattı', 'Two-step log-in off by support'],
  'name-by-support': ['Destek kimliği düzeltti', 'Details corrected by support'],
  'closed-by-wish': ['Hesap istekle kapatıldı', 'Account closed at a wish'],
  'closed-by-rule': ['Hesap kural gereği kapatıldı', 'Account closed by the rules'],
  'data-copy': ['Veri kopyası bağlantısı', 'Link to a copy of data'],
  'data-copy-code': ['Veri kopyası kodu', 'Code for a copy of data'],
}
export const letterName = (letter: Letter): string => {
  const [tr, en] = NAMES[letter]
  return locale === 'tr' ? tr : en
}
