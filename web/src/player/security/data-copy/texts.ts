import { texts } from '../../../lib/language/translate.ts'

/** Everything that the page behind the link to a copy of data says. */
export const t = texts({
  tr: {
    title: 'Verilerinin kopyası',
    what: 'Hakkında tuttuklarımızın kopyasını buradan, giriş yapmadan indirirsin. Kopya indirdiğin anda çıkarılır; bizden kimse görmez.',
    ask: 'Dosyada kimlik numaran da olacak. Doğrulanmış telefonuna bir kod gönderelim.',
    send: 'Kodu gönder',
    sending: 'Gönderiliyor',
    sent: 'Telefonuna gelen kodu yaz. Doğru kodla dosya inmeye başlar.',
    code: 'SMS kodu',
    take: 'Kopyayı indir',
    taking: 'Hazırlanıyor',
    'done.title': 'Kopyan indirildi',
    'done.text':
      'İndirdiğini e-postayla da bildirdik. Bağlantı 7 gün içinde en çok 3 kez kullanılır. Dosyayı başkasının açabileceği bir yerde bırakma.',
    again: 'Yeniden indir',
    'over.title': 'Bu bağlantı geçerli değil',
    'over.text':
      'Süresi dolmuş, kullanılmış ya da geri alınmış olabilir. Kopyaya hâlâ ihtiyacın varsa destek ekibine yaz.',
    'incomplete.title': 'Bu bağlantı eksik',
    'incomplete.text': 'Mektuptaki bağlantının tamamını yeniden aç.',
  },
  en: {
    title: 'The copy of your data',
    what: 'You download a copy of what we keep about you here, without logging in. It is made as you download it; none of us sees it.',
    ask: 'The file will hold your ID number too. We send a code to your verified phone.',
    send: 'Send the code',
    sending: 'Sending',
    sent: 'Enter the code that came to your phone. With the right code the download begins.',
    code: 'SMS code',
    take: 'Download the copy',
    taking: 'Preparing',
    'done.title': 'Your copy was downloaded',
    'done.text':
      'We told you of it by e-mail too. The link is good for 3 downloads within 7 days. Do not leave the file where somebody else can open it.',
    again: 'Download it again',
    'over.title': 'This link is not valid',
    'over.text':
      'It may have expired, been used up or been taken back. If you still need the copy, write to support.',
    'incomplete.title': 'This link is not complete',
    'incomplete.text': 'Open the whole link from the letter again.',
  },
})
