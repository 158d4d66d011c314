import { ROLES } from '@zar/contract/office/rights/rights'
import type { Part, Sizes } from './part.ts'

const DAYS = 1_000
const NAMES =
  'Ayşe Mehmet Elif Mustafa Zeynep Ahmet Meryem Ali Fatma Hüseyin Marta Deniz Emine İbrahim'
const SURNAMES =
  'Yılmaz Kaya Demir Çelik Şahin Yıldız Öztürk Aydın Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özkan'

const listOf = (words: string) => `string_to_array('${words}', ' ')`
const pick = (words: string, by: string) =>
  `(${listOf(words)})[1 + (${by}) % ${words.split(' ').length}]`

/** The same id for the same number, spread over the tree as ids by chance are. */
const ID = `
  create or replace function bench_id(kind text, n bigint) returns uuid language sql immutable parallel safe as $$
    select overlay(overlay(md5(kind || n) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid
  $$`

/** Number `n` is the player whose accounts are 3 n + 1 to 3 n + 3: the house's come before. */
const people = ({ players }: Sizes, from: number, until: number) => `
  insert into player (id, usercode, username, username_key, email, email_key, is_email_confirmed, phone,
      is_phone_verified, name, surname, birth_date, country_id, personal_no_sealed, personal_no_hmac, person_key,
      password_hash, currency, locale, last_login_at, created_at)
    select bench_id('player', n), (100000000 + n)::text, name || n, name || n, name || n || '@example.com',
        name || n || '@example.com', n % 3 > 0, '+905' || (100000000 + (n * 7919) % 900000000)::text, true,
        ${pick(NAMES, 'n')}, ${pick(SURNAMES, 'n / 7')}, date '1960-01-01' + (n % 15000)::int,
        case when n % 10 = 0 then german.id else turkish.id end, sha256(int8send(n)), sha256(int8send(n)),
        sha256(int8send(-n)), '', 'TRY', case when n % 10 = 0 then 'en' else 'tr' end,
        now() - n % 60 * interval '1 day', now() - interval '1 day' - (${players} - n) * interval '${DAYS} days' / ${players}
      from generate_series(${from}::bigint, ${until}::bigint) n,
        lateral (select translate(lower(${pick(NAMES, 'n')}), 'şüıöçği̇', 'suiocgi') as name) word,
        (select id from country where code = 'TR') turkish, (select id from country where code = 'DE') german;
  insert into account (id, owner_id, kind, currency, balance_e5, floor_e5) overriding system value
    select 3 * n + at, bench_id('player', n), kind, 'TRY', 0, case when kind = 'player_debt' then null else 0 end
      from generate_series(${from}::bigint, ${until}::bigint) n,
        unnest(array['player_cash', 'player_withdrawal', 'player_debt']::account_kind[]) with ordinality own (kind, at);
  insert into session (token_hash, player_id, created_at, last_seen_at, expires_at, ended_at, ip, user_agent, fingerprint)
    select sha256(int8send(n)), bench_id('player', n), now() - n % 60 * interval '1 day', now() - n % 60 * interval '1 day',
        now() - (n % 60 - 30) * interval '1 day', case when n % 60 > 1 then now() - (n % 60 - 1) * interval '1 day' end,
        '10.' || n / 65536 % 256 || '.' || n / 256 % 256 || '.' || n % 256, 'Firefox', md5('device' || n / 2)
      from generate_series(${from}::bigint, ${until}::bigint) n;
  insert into consent (player_id, kind, is_given, version, locale, ip, created_at)
    select bench_id('player', n), 'marketing_email', n % 2 = 0, '1', 'tr', '10.0.0.1', now() - interval '90 days'
      from generate_series(${from}::bigint, ${until}::bigint) n;
  insert into identity_check (id, player_id, state, asked_at, answered_at)
    select bench_id('check', n), bench_id('player', n), 'checked', now() - interval '80 days', now() - interval '80 days'
      from generate_series(${from}::bigint, ${until}::bigint) n where n % 5 < 3`

const STAFF = `
  insert into staff (id, name, full_name, state)
    select bench_id('staff', n), name, initcap(name), 'active' from unnest(array[${ROLES.map((role) => `'${role}'`).join()}]::text[])
      with ordinality one (name, n);
  insert into staff_role (staff_id, role) select id, name from staff`

/** Games of one supplier, over the five categories. */
export const GAMES = 3_000
const CATALOGUE = `
  insert into game (code, provider, category_id, name, studio, rtp_bp, volatility, released_at)
    select 'zr_' || n, 'hub88', 1 + n % 5, 'Oyun ' || n, 'Stüdyo ' || n % 40, 9000 + n % 700, 1 + n % 5, now() - n * interval '1 day'
      from generate_series(1, ${GAMES}) n`

const AT_ONCE = 100_000

export function peopleParts(sizes: Sizes): Part[] {
  const parts: Part[] = [
    { name: 'ids', statement: ID },
    { name: 'staff', statement: STAFF },
    { name: 'games', statement: CATALOGUE },
  ]
  for (let from = 1; from <= sizes.players; from += AT_ONCE) {
    const until = Math.min(sizes.players, from + AT_ONCE - 1)
    parts.push({ name: `players ${from}`, statement: people(sizes, from, until) })
  }
  const next = `select setval(pg_get_serial_sequence('account', 'id'), ${3 * sizes.players + 3})`
  return [...parts, { name: 'accounts', statement: next }]
}
