import type { BookGauges } from '../../platform/metrics/book-gauge.ts'

/** What the ledger says of itself: any drift pages somebody at any hour. */
export const LEDGER_GAUGES: readonly BookGauges[] = [
  {
    figures: {
      drifted: {
        name: 'zar_ledger_drifted_accounts',
        help: 'Accounts of the last 10,000 transfers whose balance is not what the last of them left',
      },
      below: {
        name: 'zar_ledger_below_floor_accounts',
        help: 'Accounts of the last 10,000 transfers that are below their floor',
      },
    },
    statement: `with recent as (
        select id, source_id as account_id, source_balance_e5 as balance_e5 from transfer
          where id > (select max(id) - 10000 from transfer)
        union all select id, target_id, target_balance_e5 from transfer
          where id > (select max(id) - 10000 from transfer)
      ), last as (
        select distinct on (account_id) account_id, balance_e5 from recent order by account_id, id desc)
      select count(*) filter (where account.balance_e5 is distinct from last.balance_e5) as drifted,
          count(*) filter (where account.balance_e5 < account.floor_e5) as below
        from last join account on account.id = last.account_id
        where account.balance_e5 is not null`,
    keptSeconds: 30,
  },
  {
    figures: {
      oldest: {
        name: 'zar_seal_oldest_unsealed_seconds',
        help: 'Age of the oldest transfer that no checkpoint covers',
      },
    },
    statement: `select coalesce(extract(epoch from clock_timestamp() - (
      select created_at from transfer
        where id > coalesce((select max(to_id) from ledger_seal), 0) order by id limit 1)), 0) as oldest`,
  },
  {
    figures: {
      checked: {
        name: 'zar_books_checked_seconds_ago',
        help: 'Since the last check of the books began',
      },
      whole: {
        name: 'zar_books_whole_seconds_ago',
        help: 'Since the last check of the books that began at the first transfer',
      },
    },
    statement: `select extract(epoch from clock_timestamp() - began_at) as checked,
        extract(epoch from clock_timestamp() - whole_at) as whole from books_check`,
  },
  {
    figures: {
      parts: {
        name: 'zar_ledger_parts_ahead',
        help: 'Parts of the ledger that are made and lie ahead of the one that is written',
      },
    },
    statement: `select count(*) as parts from transfer_part
      where from_id > coalesce((select max(id) from transfer), 0) + 1`,
  },
  {
    figures: {
      moved: {
        name: 'zar_money_moved_kurus',
        help: 'Money of the last hour by reason of its transfers, in kuruş',
      },
    },
    labels: ['reason', 'currency'],
    statement: `select reason, account.currency, sum(amount_e5) / 1000 as moved
      from transfer join account on account.id = source_id
      where transfer.id > (select coalesce(max(to_id), 0) from ledger_seal
          where created_at < now() - interval '70 minutes')
        and transfer.created_at >= now() - interval '1 hour'
      group by reason, account.currency`,
    keptSeconds: 60,
  },
]
