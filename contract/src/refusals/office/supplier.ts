/** Why a supplier's setting or key is turned down. */
export const SUPPLIER_REFUSALS = {
  supplier_address_wrong: {
    status: 409,
    tr: 'Bu bir http(s) adresi değil ya da içinde ad ve parola var. Örnek: https://api.tedarikci.example',
    en: 'This is no http(s) address, or it holds a name and a password. Example: https://api.supplier.example',
  },
  supplier_address_private: {
    status: 409,
    tr: 'Gerçek parada adres https olmalı; bu makineye ya da özel bir ağa gidemez.',
    en: 'With real money an address must be https, and must not lead to this machine or a private network.',
  },
  supplier_list_wrong: {
    status: 409,
    tr: 'Adresleri ve ağları virgülle ayırarak yaz: 198.51.100.7,203.0.113.0/24',
    en: 'Type addresses and networks with commas between: 198.51.100.7,203.0.113.0/24',
  },
  supplier_list_wide: {
    status: 409,
    tr: 'Ağlardan biri çok geniş: IPv4 en az /16, IPv6 en az /32 olmalı.',
    en: 'One of the networks is too wide: IPv4 must be /16 or narrower, IPv6 /32 or narrower.',
  },
  supplier_number_wrong: {
    status: 409,
    tr: 'Bu sayı sınırların dışında.',
    en: 'This number is outside its bounds.',
  },
  supplier_same: {
    status: 409,
    tr: 'Bu değer zaten kullanılıyor.',
    en: 'This is in use already.',
  },
  supplier_key_public: {
    status: 409,
    tr: 'Bu, PEM biçiminde bir açık anahtar değil (RSA, en az 2.048 bit).',
    en: 'This is no public key in PEM (RSA, 2,048 bits or more).',
  },
  supplier_key_private: {
    status: 409,
    tr: 'Bu, PEM biçiminde bir özel anahtar değil (RSA, en az 2.048 bit).',
    en: 'This is no private key in PEM (RSA, 2,048 bits or more).',
  },
  supplier_key_secret: {
    status: 409,
    tr: 'Bir sır en az 16, en çok 200 karakterdir; boşluk ve ASCII dışı karakter almaz.',
    en: 'A secret has 16 to 200 characters, without spaces and of ASCII alone.',
  },
  supplier_key_fixed: {
    status: 409,
    tr: 'Bu tedarikçinin bu anahtarı buradan değişmez: bir ad, bir numara ya da oyuncuların hesaplarına bağlı. Makinede değişir.',
    en: 'This key of this supplier is not changed here: it is a name, a number, or what players’ accounts hang on. It is changed on the machine.',
  },
  supplier_key_gone: {
    status: 409,
    tr: 'Bu anahtarın değeri artık yok ya da başka bir anahtar içindi. Yeniden yaz.',
    en: 'The value of this key is gone, or was for another key. Type it again.',
  },
  supplier_key_no_old: {
    status: 409,
    tr: 'Önceki anahtarın süresi doldu: artık ona dönülemez. Onu yeni anahtar olarak yaz.',
    en: 'The time of the key before is over: there is no way back to it. Type it as a new key.',
  },
} as const
