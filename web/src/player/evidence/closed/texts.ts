import { texts } from '../../../lib/language/translate.ts'

export const t = texts({
  tr: {
    title: 'Kapanan hesabının kanıt dosyası',
    what: 'Bu dosya, hesabın kapanana kadar yaptığın her şeyi ve paranla yapılan her şeyi anlatır. Kapanan hesaba giriş yapılamadığı için burada, hesabının şifresiyle indirilir.',
    prompt: 'Hesabının şifresini yaz.',
    downloading: 'İndiriliyor',
    downloaded: 'Dosyan indirildi.',
    invalid: 'Bu bağlantı eksik',
    invalidText: 'Mektuptaki bağlantının tamamını kopyalayıp yeniden aç.',
  },
  en: {
    title: 'The file of evidence of your closed account',
    what: 'This file tells all that you did, and all that was done with your money, until your account was closed. Nobody logs in to a closed account, so it is downloaded here with the password that the account had.',
    prompt: 'Enter the password of the account.',
    downloading: 'Downloading',
    downloaded: 'Your file was downloaded.',
    invalid: 'This link is not complete',
    invalidText: 'Copy the whole link from the letter and open it again.',
  },
})
