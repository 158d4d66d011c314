import { texts } from '../../../lib/language/translate.ts'

/** What the account page says about the check of the identity. */
export const t = texts({
  tr: {
    name: 'Kimlik doğrulama',
    begin: 'Kimliğimi doğrula',
    beginning: 'Başlatılıyor',
    again: 'Yeniden dene',
    support: 'Destek ekibine yaz',
    'unchecked.tag': 'Doğrulanmadı',
    'unchecked.text':
      'Toplam {sum} üzerindeki çekimler için gerekir. Yukarıdaki bilgiler bir kez resmî kayıtlarla karşılaştırılır.',
    'pending.tag': 'Kontrol ediliyor',
    'pending.text': 'Sayfadan ayrılabilirsin; sonucu bildirim olarak göndeririz.',
    'checked.tag': 'Doğrulandı',
    'checked.text': 'Çekimlerin için kimlik kontrolü gerekmez.',
    'checked.at': '{time} tarihinde doğrulandı. Çekimlerin için kimlik kontrolü gerekmez.',
    'refused.tag': 'Doğrulanamadı',
    'refused.text':
      'Bilgilerin kayıtlarla uyuşmadı. Doğruysalar yeniden dene, yanlışsalar destek ekibine yaz. O zamana dek toplam {sum} çekebilirsin.',
    'review.tag': 'İnceleniyor',
    'review.text':
      'Bir görevli bilgilerine bakıyor; senin bir şey yapman gerekmez. O zamana dek toplam {sum} çekebilirsin.',
  },
  en: {
    name: 'Identity check',
    begin: 'Check my identity',
    beginning: 'Beginning',
    again: 'Try again',
    support: 'Write to support',
    'unchecked.tag': 'Not checked',
    'unchecked.text':
      'Withdrawals above {sum} in all need it. The details above are compared once with official records.',
    'pending.tag': 'Being checked',
    'pending.text': 'You can leave this page; we will send you a notification with the outcome.',
    'checked.tag': 'Checked',
    'checked.text': 'Your withdrawals need no identity check.',
    'checked.at': 'Checked on {time}. Your withdrawals need no identity check.',
    'refused.tag': 'Not confirmed',
    'refused.text':
      'Your details did not match the records. If they are right, try again; if not, write to support. Until then you can withdraw {sum} in all.',
    'review.tag': 'Under review',
    'review.text':
      'A person looks at your details; you need to do nothing. Until then you can withdraw {sum} in all.',
  },
})
