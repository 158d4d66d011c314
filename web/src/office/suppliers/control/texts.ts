import type { RotatableKey } from '@zar/contract/office/house/supplier-control'
import { OUTBOUND_KEYS } from '@zar/contract/office/house/supplier-control'
import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    suppliers: 'Tedarikçiler',
    settings: 'Kullanılan ayarlar',
    keys: 'Kullanılan anahtarlar',
    loading: 'Ayarlar ve anahtarlar okunuyor',
    none: 'ayarlı değil',
    start: 'kurulumdan',
    office: 'panelden',
    byTwo: '{at} · {first} ve {second}',
    because: '“{because}”',
    change: 'Değiştir',
    changeOf: '{name} ayarını değiştir',
    settingTitle: '{label} değişsin',
    settingVerb: 'Ayarı öner',
    settingApprove: 'Ayarı değiştir',
    settingDoes:
      'İkinci kişi onaylayınca her süreç birkaç saniye içinde yeni değeri kullanır. Açık turlar sürer.',
    listDoes:
      'İkinci kişi onaylayınca listede olmayan adreslerden gelen bahis, kazanç ve iade birkaç saniye içinde geri çevrilir.',
    back: 'Kurulumdaki değere dön: {value}',
    value: 'Yeni değer',
    lacksValue: 'Yeni değeri yaz ya da kurulumdakine dön.',
    listHelp: 'Adresler ve ağlar, virgülle ya da satır satır: 198.51.100.7, 203.0.113.0/24',
    addressHelp: 'https ile başlar, ad ve parola içermez',
    numberHelp: '{min} ile {max} arasında bir tam sayı',
    setting: 'Ayar',
    now: 'Şimdi',
    next: 'Sonra',
    ofStart: 'kurulumdaki değer',
    proposed: 'Önerildi, ikinci onay bekleniyor',
    settingDone: 'Ayar değişti, süreçler birkaç saniye içinde kullanır',
    inbound: 'Onların çağrıları bununla doğrulanır',
    outbound: 'Bizim çağrılarımız bununla gider',
    fingerprint: 'Parmak izi {digits}',
    old: 'Önceki de {until} tarihine kadar alınır: {digits}',
    oldOut: 'Öncekine {until} tarihine kadar dönülebilir: {digits}',
    rotate: 'Yeni anahtar',
    rotateOf: '{name} için yeni anahtar',
    rotateBack: 'Öncekine dön',
    rotateBackOf: '{name} için öncekine dön',
    rotateTitle: '{supplier}: yeni anahtar',
    rotateVerb: '{name} anahtarını değiştirmeyi öner',
    rotateApprove: '{name} anahtarını değiştir',
    rotateDoes:
      'Değer şifreli saklanır ve bir daha kimseye gösterilmez. İkinci kişi parmak izini tedarikçiyle telefonda karşılaştırır ve onaylar.',
    backTitle: '{supplier}: önceki anahtara dönülsün',
    backDoes:
      'İkinci kişi onaylayınca önceki anahtar yeniden kullanılır. Şimdiki, seçilen süre boyunca yanında alınır.',
    approveTitle: '{supplier}: anahtar değişsin',
    approveDoes:
      'Parmak izini tedarikçiyle telefonda karşılaştır. Her süreç birkaç saniye içinde yeni anahtarı kullanır.',
    secret: 'Yeni değer',
    secretHelp: '16–200 karakter, boşluksuz',
    pem: 'Anahtar, PEM biçiminde',
    pemPublicHelp: 'Açık anahtar: RSA, en az 2.048 bit',
    pemPrivateHelp: 'Özel anahtar: RSA, en az 2.048 bit; önce açık yarısı tedarikçide olmalı',
    lacksKey: 'Yeni anahtarı yaz ya da yapıştır.',
    window: 'Önceki anahtar ne kadar daha alınsın',
    windowHelp: 'Anahtar sızdıysa süre verme.',
    key: 'Anahtar',
    fingerprintNow: 'Şimdiki parmak izi',
    fingerprintNext: 'Yeni parmak izi',
    toBefore: 'önceki anahtara dönüş',
    staged: 'Önerildi. Yeni parmak izi: {digits}',
    rotated: 'Anahtar değişti, süreçler birkaç saniye içinde kullanır',
    noKeys: 'Bu tedarikçinin anahtarları yalnızca makinede değişir.',
    fixed:
      'Adlar, numaralar ve oyuncuların hesaplarına bağlı olan sır burada değişmez; makinede değişir.',
  },
  en: {
    suppliers: 'Suppliers',
    settings: 'Settings in use',
    keys: 'Keys in use',
    loading: 'Settings and keys are read',
    none: 'not set',
    start: 'from the start',
    office: 'from the office',
    byTwo: '{at} · {first} and {second}',
    because: '“{because}”',
    change: 'Change',
    changeOf: 'Change {name}',
    settingTitle: 'Change: {label}',
    settingVerb: 'Propose the setting',
    settingApprove: 'Change the setting',
    settingDoes:
      'Once a second person approves every process uses the new value within seconds. Open rounds go on.',
    listDoes:
      'Once a second person approves, bets, wins and rollbacks from addresses that are not in the list are refused within seconds.',
    back: 'Back to the value of the start: {value}',
    value: 'New value',
    lacksValue: 'Type the new value, or go back to that of the start.',
    listHelp: 'Addresses and networks, with commas or a line each: 198.51.100.7, 203.0.113.0/24',
    addressHelp: 'Begins with https, holds no name and password',
    numberHelp: 'A whole number from {min} to {max}',
    setting: 'Setting',
    now: 'Now',
    next: 'Then',
    ofStart: 'that of the start',
    proposed: 'Proposed, a second person is awaited',
    settingDone: 'The setting is changed, processes use it within seconds',
    inbound: 'Their calls are checked by it',
    outbound: 'Our calls go with it',
    fingerprint: 'Fingerprint {digits}',
    old: 'The one before is taken too until {until}: {digits}',
    oldOut: 'The one before can be returned to until {until}: {digits}',
    rotate: 'New key',
    rotateOf: 'New key for {name}',
    rotateBack: 'Back to the one before',
    rotateBackOf: 'Back to the one before of {name}',
    rotateTitle: '{supplier}: new key',
    rotateVerb: 'Propose to change {name}',
    rotateApprove: 'Change {name}',
    rotateDoes:
      'The value is kept encrypted and is shown to nobody again. The second person compares the fingerprint with the supplier by phone and approves.',
    backTitle: '{supplier}: back to the key before',
    backDoes:
      'Once a second person approves the key before is used again. The present one is taken beside it for the time that is chosen.',
    approveTitle: '{supplier}: change the key',
    approveDoes:
      'Compare the fingerprint with the supplier by phone. Every process uses the new key within seconds.',
    secret: 'New value',
    secretHelp: '16 to 200 characters, no spaces',
    pem: 'The key, in PEM',
    pemPublicHelp: 'A public key: RSA of 2,048 bits or more',
    pemPrivateHelp:
      'A private key: RSA of 2,048 bits or more; the supplier must have its public half before',
    lacksKey: 'Type or paste the new key.',
    window: 'How long the key before is taken too',
    windowHelp: 'If the key has leaked, give it no time.',
    key: 'Key',
    fingerprintNow: 'Fingerprint now',
    fingerprintNext: 'New fingerprint',
    toBefore: 'back to the key before',
    staged: 'Proposed. The new fingerprint: {digits}',
    rotated: 'The key is changed, processes use it within seconds',
    noKeys: 'The keys of this supplier are changed on the machine alone.',
    fixed:
      'Names, numbers and the secret that players’ accounts hang on are not changed here but on the machine.',
  },
})

/** What a setting is for, by the end of its name. */
const label = texts({
  tr: {
    _ADDRESSES: 'Bizi aradıkları adresler',
    _FAILURES: 'Devreyi kesen üst üste hata',
    _REST_SECONDS: 'Devre kesikken beklenen saniye',
    _LIST_URL: 'Oyun listesinin adresi',
    _FEED_URL: 'Oyun listesinin adresi',
    _MOVEMENTS_URL: 'Hareket listesinin adresi',
    _CAMPAIGNS_URL: 'Bedava turların istendiği adres',
    _GIFTS_URL: 'Bedava turların istendiği adres',
    _VENDOR_API_URL: 'Bedava turların istendiği adres',
    _URL: 'Oyunların açıldığı adres',
  },
  en: {
    _ADDRESSES: 'Addresses that they call from',
    _FAILURES: 'Failures in a row that open the breaker',
    _REST_SECONDS: 'Seconds that the breaker rests',
    _LIST_URL: 'Address of the list of games',
    _FEED_URL: 'Address of the list of games',
    _MOVEMENTS_URL: 'Address of the list of movements',
    _CAMPAIGNS_URL: 'Address that free rounds are asked for at',
    _GIFTS_URL: 'Address that free rounds are asked for at',
    _VENDOR_API_URL: 'Address that free rounds are asked for at',
    _URL: 'Address that opens games',
  },
})
const ENDS = [
  ...(['_ADDRESSES', '_FAILURES', '_REST_SECONDS', '_LIST_URL', '_FEED_URL'] as const),
  ...(['_MOVEMENTS_URL', '_CAMPAIGNS_URL', '_GIFTS_URL', '_VENDOR_API_URL', '_URL'] as const),
]

export function settingLabel(name: string): string {
  const end = ENDS.find((one) => name.endsWith(one))
  return end ? label(end) : name
}

/** Whether the supplier's calls are checked by it, or only ours are signed. */
export const isOutbound = (name: string): boolean =>
  OUTBOUND_KEYS.some((one: RotatableKey) => one === name)

/** Sixteen digits in fours, as they are read out by phone. */
export const inFours = (digits: string): string => digits.replace(/(.{4})(?=.)/g, '$1 ')

export const windowText = texts({
  tr: {
    0: 'hiç, hemen yalnız yenisi',
    15: '15 dakika',
    60: '1 saat',
    360: '6 saat',
    1440: '1 gün',
    4320: '3 gün',
    10080: '7 gün',
  },
  en: {
    0: 'not at all, at once only the new one',
    15: '15 minutes',
    60: '1 hour',
    360: '6 hours',
    1440: '1 day',
    4320: '3 days',
    10080: '7 days',
  },
})
