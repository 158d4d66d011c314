/** Why something of the house's running is turned down. */
export const SYSTEM_REFUSALS = {
  job_not_failed: {
    status: 409,
    tr: 'Bu iş şu anda çalışıyor ya da artık başarısız değil. Listeyi yenile.',
    en: 'This job is running, or has not failed any more. Read the list anew.',
  },
  keys_elsewhere: {
    status: 409,
    tr: 'Bu süreç anahtar klasörüne yazamıyor. Anahtarlar makinede değişir: “npm run office -- keys”.',
    en: 'This process cannot write to the folder of keys. They are changed on the machine: “npm run office -- keys”.',
  },
  key_waits: {
    status: 409,
    tr: 'Mühürlemeyen yeni bir anahtar zaten var. Önce onunla mühürle.',
    en: 'There is a new key already that does not seal yet. Seal with it first.',
  },
  key_not_next: {
    status: 409,
    tr: 'Bu, mühürlemeye hazır en yeni anahtar değil.',
    en: 'This is not the newest key that is ready to seal.',
  },
  key_not_everywhere: {
    status: 409,
    tr: 'Çalışan bir süreç bu anahtarı açamıyor. Dosyasını o makineye kopyala, sonra yeniden dene.',
    en: 'A process that runs cannot open this key. Copy its file to that machine, then try again.',
  },
  key_used: {
    status: 409,
    tr: 'Bu anahtar hâlâ bir şeyi mühürlüyor ya da az önceye kadar mühürlüyordu. Mühürleme bitince, bir dakika sonra dene.',
    en: 'This key still seals something, or did until a moment ago. Try a minute after the sealing has ended.',
  },
  licence_days: {
    status: 409,
    tr: 'Günleri kontrol et: son gün ilk günden önce olamaz ve geçmişte kalamaz.',
    en: 'Check the days: the last is not before the first, and not over.',
  },
  licence_country: {
    status: 409,
    tr: 'Ülkelerden biri bu casinonun tanıdığı bir ülke değil.',
    en: 'A country is none that the casino knows.',
  },
  tax_rate_day: {
    status: 409,
    tr: 'Günü kontrol et: oran, lisansın geçerli olduğu bir günde başlar; yerine geçtiği orandan sonra ve en erken yarın.',
    en: 'Check the day: a rate begins on a day of its licence; one that replaces another later than that one, and tomorrow at the earliest.',
  },
  tax_rate_product: {
    status: 409,
    tr: 'Lisans bu ürünü kapsamıyor ya da böyle bir ürün yok.',
    en: 'The licence does not cover this product, or there is none of that name.',
  },
  tax_rate_begun: {
    status: 409,
    tr: 'Bu oran başladı ya da geri alındı. Başlayan bir oran değişmez: yerine daha sonra başlayan bir oran gir.',
    en: 'This rate has begun or was taken back. One that has begun never changes: enter another that begins later.',
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
