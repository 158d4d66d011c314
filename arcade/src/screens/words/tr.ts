import { CUT_OFF_WORDS } from './cut-off-words.ts'
import type { Words } from './words.ts'

export const TR: Words = {
  ...CUT_OFF_WORDS.tr,
  demo: 'Deneme',
  balance: 'Bakiye',
  stake: 'Bahis',
  stakeLower: 'Bahsi düşür',
  stakeHigher: 'Bahsi artır',
  stakePick: 'Bahis seç',
  stakeSaid: (stake) => `Bahis ${stake}.`,
  balanceSaid: (balance) => `Bakiye ${balance}.`,
  time: 'Süre',
  net: 'Sonuç',
  rules: 'Kurallar',
  history: 'Turların',
  fairness: 'Adil oyun',
  gotIt: 'Tamam',
  rewardLeft: (n) => (n > 0 ? `Bedava turlar: ${n} kaldı` : 'Son bedava tur'),
  rewardSaid: (n, stake) =>
    `${n} bedava turun var, bahis ${stake}. Para alınmaz, kazandığın senindir.`,
  rewardUntil: (when) => `Son gün: ${when}.`,
  free: 'Bedava',
  rewardNote: (n) => `${n} tur`,
  stakeFixed: 'Sabit bahis',
  rewardOver: 'Bedava turların bitti',
  rewardEnded: (played, given) => `${given} turun ${played} tanesi oynandı, kalanı sona erdi.`,
  rewardWon: (played) => `${played} turda toplam kazancın`,
  rewardLost: (played) => `${played} turda kazanç çıkmadı.`,
  ownMoneyNote: (stake) => `Bundan sonra bahsin ${stake}, bakiyenden alınır.`,
  ownMoney: 'Kendi paramla sürdür',
  nextReward: 'Sıradaki bedava turlara geç',
  resumed: 'Yarım kalan turunu sürdürüyoruz. Bahsin ve sonucun güvendeydi.',
  resumed_earlier:
    'Bu oyun yenilendi. Yarım kalan turun, başladığı kurallarla bitiyor; bahsin ve sonucun güvende.',
  offline: 'Bağlantı koptu. Oyun durdu; bağlantı gelince kaldığı yerden sürecek.',
  offlineRound: 'Bağlantı koptu. Turun güvende; bağlantı gelince sonucu göreceksin.',
  refusals: {
    invalid_input: {
      title: 'Bu istek anlaşılmadı',
      text: 'Sayfayı yenile ve yeniden dene. Bahis alınmadı.',
    },
    session_unknown: {
      title: 'Oturumun kapandı',
      text: 'Oyunu yeniden açman gerekiyor. Süren bir turun varsa sunucuda güvende, kaldığın yerden sürer.',
    },
    not_enough_money: {
      title: 'Bakiyen bu bahse yetmiyor',
      text: 'Bahsi düşürebilir ya da para yatırabilirsin. Bahis alınmadı.',
    },
    limit_reached: {
      title: 'Bu bahis bir sınırın üstünde',
      text: 'Hesabındaki sınıra ulaştın ya da bonusun bu kadarına izin vermiyor; para alınmadı. Bahsi küçült ya da hesabındaki sınırlara bak.',
    },
    player_disabled: {
      title: 'Hesabın oyuna kapalı',
      text: 'Bahis alınmadı. Kendine ara verdiysen süresini hesabında görürsün; değilse destek yardımcı olur.',
    },
    round_open: {
      title: 'Bitmemiş bir turun var',
      text: 'Önce o turun sonucunu göstereceğiz.',
    },
    round_not_open: {
      title: 'Bu tur bitti',
      text: 'Ya da önceki hamlen hâlâ yolda. Paran düşmedi.',
    },
    round_went_on: {
      title: 'Tur başka bir pencerede ilerledi',
      text: 'Şimdiki hâli ekranda. Bu hamle yapılmadı, paran düşmedi.',
    },
    move_refused: {
      title: 'Bu hamle şimdi yapılamaz',
      text: 'Tur olduğu gibi duruyor. Paran düşmedi.',
    },
    game_stopped: {
      title: 'Bu oyun şimdilik kapalı',
      text: 'Yeni tur başlamıyor, bahis alınmadı. Açık bir turun varsa sonuna kadar oynanır ve ödenir.',
    },
    bets_closed: {
      title: 'Bahisler kapandı',
      text: 'Bu bahis yetişmedi. Paran düştüyse kendiliğinden geri gelir.',
    },
    move_too_late: {
      title: 'Komut yetişmedi',
      text: 'Tur o anda bitmişti. Karar, komutunun sunucuya vardığı andır; herkes için aynıdır.',
    },
    chat_refused: {
      title: 'Bu mesaj gönderilmedi',
      text: 'Hakaret, bağlantı, e-posta ya da telefon içeren mesaj gönderilmez.',
    },
    chat_too_fast: {
      title: 'Biraz bekle',
      text: 'Üç saniyede bir mesaj yazabilirsin; aynı mesaj hemen yinelenmez.',
    },
    chat_muted: {
      title: 'Sohbette susturuldun',
      text: 'Bir süre mesaj yazamazsın. Nedenini destekten öğrenebilirsin.',
    },
    chat_players_only: {
      title: 'Sohbete oyuncular yazar',
      text: 'Deneme parasıyla okuyabilir, ama yazamazsın.',
    },
    demo_watches: {
      title: 'Denemede kart alınmaz',
      text: 'Bu odada ödüller satılan kartlardan paylaşılır. Deneme parasıyla turu izleyebilirsin.',
    },
    place_taken: {
      title: 'Burada bir bahsin var',
      text: 'Bu turda bu yere ikinci bir bahis yapılamaz. Paran düşmedi.',
    },
    price_changed: {
      title: 'Oran değişti',
      text: 'Bahis yapılmadı, paran düşmedi. Yeni orana bakıp yeniden deneyebilirsin.',
    },
    round_voided: {
      title: 'Tur iptal edildi',
      text: 'Bu tur sürdürülemedi. Bahsin bir dakika içinde bakiyene döner.',
    },
    room_closed: {
      title: 'Oda şu anda kapalı',
      text: 'Birazdan yeniden dene. Masadaki bahislerin kayıtlıdır; tur sürer ya da bahsin geri gelir.',
    },
    bet_too_high: {
      title: 'Bu bahis çok yüksek',
      text: 'En iyi sonuç, en yüksek kazanç olan ₺10.000.000’u aşardı. Paran düşmedi.',
    },
    client_seed_missing: {
      title: 'Önce tohumun gerekiyor',
      text: 'Sunucu tohumunun özeti ekranda; yeniden çevirdiğinde tohumun alınır. Bahis alınmadı.',
    },
    seeds_changed: {
      title: 'Tohumlar bu arada yenilendi',
      text: 'Başka bir pencerede yenilenmiş olabilirler. Yeni özet ekranda, yeniden dene. Bahis alınmadı.',
    },
    free_rounds_over: {
      title: 'Bedava turların bitti',
      text: 'Süreleri doldu ya da geri alındılar. Bakiyenden bahis alınmadı.',
    },
    too_fast: {
      title: 'Biraz hızlı oldu',
      text: 'İki tur arasında en az 2,5 saniye olmalı. Bahis alınmadı.',
    },
    too_many: {
      title: 'Çok sık istek geldi',
      text: 'Bağlantından kısa sürede çok istek geldi. Bir dakika sonra yeniden dene. Bahis alınmadı.',
    },
    wallet_down: {
      title: 'Cüzdana ulaşılamıyor',
      text: 'Bahis alındıysa geri verilir. Biraz sonra yeniden dene.',
    },
    game_unknown: {
      title: 'Böyle bir oyun yok',
      text: 'Oyun kaldırılmış ya da bağlantı yanlış olabilir.',
    },
  },
  clientSeed: 'Senin tohumun',
  firstCommitment: 'Sunucu tohumunun özeti',
  changeSeed: 'Değiştir',
}
