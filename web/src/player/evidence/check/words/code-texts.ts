import type { FindingCode } from '@zar/contract/evidence/findings/finding'
import type { RefusedCode } from '@zar/contract/evidence/refused'
import { texts } from '../../../../lib/language/translate.ts'

type Code = RefusedCode | FindingCode

const TR: Record<Code, string> = {
  E01: 'Dosya çok büyük ya da satırlarından biri olması gerektiği gibi bitmiyor: yolda kesilmiş ya da başka bir programla kaydedilmiş olabilir.',
  E02: 'Bir satır tek doğru biçimiyle yazılmamış: içine boşluk, fazla ad ya da kesirli sayı girmiş.',
  E03: 'Bir satır tanınmıyor, eksik ya da yanlış yerde: dosyaya bir şey eklenmiş, çıkarılmış ya da sırası bozulmuş.',
  E05: 'İmzalayan anahtar seçtiğin listede yok ya da o gün bunu imzalamaya yetkili değildi.',
  E06: 'Dosyanın son satırındaki imza tutmuyor: dosyayı bu anahtarın sahibi imzalamamış.',
  E07: 'Satırlar imzalananlar değil: imzadan sonra bir satır değiştirilmiş, eklenmiş ya da çıkarılmış.',
  E08: 'Bir kütüğün imzalı başındaki imza tutmuyor.',
  E09: 'Bir yığın, kütüğün imzalı başında yok ya da yığınlar birbirini izlemiyor.',
  E10: 'Bir satır, mühürlenen yığında yok: sonradan yazılmış ya da değiştirilmiş.',
  E12: 'Dosyada başka birine ait bir satır var.',
  E13: 'Bir bakiye, önceki satırdan çıkmıyor: aradan bir satır alınmış olabilir.',
  E14: 'Hesabın ilk ya da son bakiyesi, satırların toplamıyla aynı değil.',
  E15: 'Olayların numaraları eksiksiz değil: bir olay dışarıda bırakılmış.',
  E19: 'Bir zaman olanaksız: bir şey, olduğundan önce mühürlenmiş ya da dosya anlattığından önce yapılmış.',
  F01: 'Hesap hareketleri ile olaylar birbirini tutmuyor: bir olayın andığı para hareketi yok ya da tutarı başka.',
  F02: 'Bir ödemenin ya da bahsin adımları, sözü verilen sırada değil.',
  F03: 'Bekletilen bir ödemenin saati yok ya da saati geldiğinde ödeme yapılmamış.',
  F04: 'İki kişinin karar vermesi gereken yerde tek kişi karar vermiş.',
  F05: 'Bir oyunun tohumu, turlarının sayısı ya da sonucu, önceden verilen taahhüde uymuyor.',
  F06: 'Bir sınır, istendikten sonra 24 saat geçmeden yükseltilmiş ya da kaldırılmış.',
  F07: 'Bir bahsin ödemesi, maçlarının sonuçlarından çıkan tutar değil ya da sonucun dayanağı yazılmamış.',
  F08: 'Bir olayın yazılması gereken bir bilgisi eksik.',
  F09: 'Eski dosyan başka söylüyor: arada bir şey değiştirilmiş ya da silinmiş.',
  F10: 'Kabul ettiğin bir metin yayımlananların arasında yok ya da orada başka yazıyor.',
}
const EN: Record<Code, string> = {
  E01: 'The file is too large, or one of its lines does not end as it should: it may have been cut off, or saved by another program.',
  E02: 'A line is not written in its one right form: a space, a name twice or a fraction got into it.',
  E03: 'A line is unknown, incomplete or in the wrong place: something was added, taken out or moved.',
  E05: 'The key that signed is not in the list you chose, or was not allowed to sign this on that day.',
  E06: 'The signature on the last line does not hold: the owner of this key did not sign this file.',
  E07: 'The lines are not those that were signed: one was changed, added or taken out afterwards.',
  E08: 'The signature on the signed head of a log does not hold.',
  E09: 'A batch is not in the signed head of its log, or the batches do not follow each other.',
  E10: 'A line is not in the batch that was sealed: it was written or changed afterwards.',
  E12: 'The file has a line that belongs to somebody else.',
  E13: 'A balance does not follow from the line before: a line in between may have been left out.',
  E14: 'The first or the last balance of an account is not what its lines come to.',
  E15: 'The numbers of the events have a gap: an event was left out.',
  E19: 'A time is impossible: something was sealed before it happened, or the file was made before what it tells of.',
  F01: 'Movements of money and events disagree: a movement that an event names is missing, or is of another sum.',
  F02: 'The steps of a payment or a bet are not in the order that was promised.',
  F03: 'A payment was held without a deadline, or was not paid when its deadline came.',
  F04: 'One person decided where two had to.',
  F05: 'The seed, the count of rounds or a result of a game is not what was committed to beforehand.',
  F06: 'A limit was raised or lifted less than 24 hours after it was asked for.',
  F07: 'What a bet was paid is not what the results of its matches come to, or the facts behind a result are not there.',
  F08: 'An event lacks something that has to be written down.',
  F09: 'Your older file says otherwise: something was changed or deleted in between.',
  F10: 'A text that you accepted is not among the published ones, or says something else there.',
}

/** Each code of docs/evidence.md in one plain sentence. */
export const sentenceOf = texts({ tr: TR, en: EN })
export const CODES = Object.keys(EN) as Code[]
