/** What pictures, letters, experiments and settings of the site are refused for. */
export const CONTENT_REFUSALS = {
  media_type_refused: {
    status: 200,
    tr: 'Bu dosya PNG, JPEG ya da WebP resmi değil. Hareketli resim ve SVG alınmaz.',
    en: 'This file is no PNG, JPEG or WebP picture. Moving pictures and SVG are not taken.',
  },
  media_broken: {
    status: 200,
    tr: 'Bu resim bozuk ya da eksik. Yeniden kaydedip yükle.',
    en: 'This picture is broken or cut off. Save it again, then upload it.',
  },
  media_size: {
    status: 200,
    tr: 'Resmin kenarları 320 ile 4.096 piksel arasında, toplamı en çok 4,2 milyon piksel olmalı.',
    en: 'The sides must be 320 to 4,096 pixels, and all of it 4.2 million pixels at most.',
  },
  media_used: {
    status: 409,
    tr: 'Bu resim kullanılıyor. Önce onu gösteren parçaları değiştir.',
    en: 'This picture is in use. Change the pieces that show it first.',
  },
  letter_changed: {
    status: 409,
    tr: 'Bu mektubu sen yazarken başkası değiştirdi. Yeni hâlini oku, sonra yaz.',
    en: 'Somebody worded this letter while you were writing. Read the new words first.',
  },
  letter_unfit: {
    status: 200,
    tr: 'Metin eksik: her alan iki dilde yazılmalı, süslü ayraçlı adlar durmalı, başka adres olmamalı.',
    en: 'The words lack something: both languages, every name in braces, and no address of their own.',
  },
  letter_same: {
    status: 200,
    tr: 'Metin şimdikiyle aynı.',
    en: 'The words are the same as now.',
  },
  experiment_unfit: {
    status: 409,
    tr: 'Yalnız bildirimle giden, daha kimseye gönderilmemiş bir kampanya denenir; yer tutucular aynı olmalı.',
    en: 'Only a campaign by notification that nobody was sent yet is tried, with the same placeholders.',
  },
  experiment_there: {
    status: 409,
    tr: 'Bu kampanyanın bir denemesi var; metni artık değişmez.',
    en: 'This campaign has an experiment; its words change no more.',
  },
  experiment_time: {
    status: 409,
    tr: 'Bitiş kampanyanın zamanından sonra, en çok 30 gün içinde olmalı.',
    en: 'The end must be after the time of the campaign, within 30 days.',
  },
  experiment_over: {
    status: 409,
    tr: 'Deneme bitti.',
    en: 'The experiment has ended.',
  },
  site_same: {
    status: 409,
    tr: 'Bu değer zaten böyle.',
    en: 'It is set like this already.',
  },
} as const
