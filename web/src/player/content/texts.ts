import { texts } from '../../lib/language/translate.ts'

export const t = texts({
  tr: {
    menu: 'Bilgi sayfaları',
    here: 'Bu sayfada',
    updated: 'Son güncelleme: {date}',
    loading: 'Sayfa yükleniyor',
    crumbs: 'Konum',
    home: 'Ana sayfa',
    lost: 'Gele, böyle bir sayfa yok',
    lostNote: 'Aradığın bilgi sayfası kaldırılmış ya da adresi değişmiş olabilir.',
    lostGo: 'Genel kurallara git',
    before: 'Önceki',
    after: 'Sonraki',
    around: 'Komşu sayfalar',
  },
  en: {
    menu: 'Information pages',
    here: 'On this page',
    updated: 'Last updated: {date}',
    loading: 'Loading the page',
    crumbs: 'You are here',
    home: 'Home',
    lost: 'Gele: there is no such page',
    lostNote: 'The page you are looking for may have been taken down or moved.',
    lostGo: 'Go to the general terms',
    before: 'Previous',
    after: 'Next',
    around: 'Previous and next page',
  },
})
