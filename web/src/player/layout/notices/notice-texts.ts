import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    notice: 'Adres duyurusu',
    noticeCurrent: 'Güncel adresimiz',
    noticeNext: 'Bir sonraki adresimiz',
    noticeSame: 'Adres değişse de hesabın ve bakiyen aynı kalır',
    noticeClose: 'Duyuruyu kapat',
  },
  en: {
    notice: 'Address notice',
    noticeCurrent: 'Our current address',
    noticeNext: 'Our next address',
    noticeSame: 'When the address changes, your account and balance stay the same',
    noticeClose: 'Close the notice',
  },
})
