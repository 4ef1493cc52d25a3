#!/bin/sh
# Rehearses a restore: restores the newest backup to a moment beside the running database, and compares the ledger of
# every child. Run it as postgres on the machine of the database: rehearse.sh [MOMENT], by default two minutes ago.
# STANZA, PGDATABASE, PGHOST, PGPORT, PGBIN and SCRATCH (an empty folder with enough space) can be set.
set -eu
stanza=${STANZA:-digipals}
export PGDATABASE="${PGDATABASE:-digipals}"
scratch=${SCRATCH:-$(mktemp -d)}
bin=${PGBIN:-$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)}
began=$(date +%s)
live() { psql -XqAt -v ON_ERROR_STOP=1 "$@"; }
restored() { PGHOST="$scratch" PGPORT=5432 psql -XqAt -v ON_ERROR_STOP=1 "$@"; }

moment=$(live -v given="${1:-}" <<'SQL'
SELECT coalesce(nullif(:'given', '')::timestamptz, date_trunc('second', now()) - interval '2 minutes')
SQL
)
# A transaction of the last seconds before the moment may have been committed after it.
sums="SELECT user_id, count(*), sum(amount) FROM lingo_entries
  WHERE at <= timestamptz '$moment' - interval '1 minute' GROUP BY user_id ORDER BY user_id COLLATE \"C\""

stop() {
  "$bin/pg_ctl" -D "$scratch/data" -m immediate stop >/dev/null 2>&1 || true
  rm -rf "$scratch/data" "$scratch"/*.txt "$scratch/postgres.log"
  [ -n "${SCRATCH:-}" ] || rmdir "$scratch"
}
trap stop EXIT INT TERM

# Recovery stops at the moment only when a later transaction follows: make one, and archive it.
live -c 'SELECT txid_current()' >/dev/null
pgbackrest --stanza="$stanza" check

mkdir -m 700 "$scratch/data"
pgbackrest --stanza="$stanza" --pg1-path="$scratch/data" --type=time --target="$moment" --target-action=promote \
  --archive-mode=off restore
# Debian keeps these files elsewhere. Nobody but this account may connect.
: >"$scratch/data/postgresql.conf"
: >"$scratch/data/pg_ident.conf"
echo 'local all all peer' >"$scratch/data/pg_hba.conf"
"$bin/pg_ctl" -D "$scratch/data" -l "$scratch/postgres.log" start >/dev/null \
  -o "-c port=5432 -c listen_addresses= -c unix_socket_directories=$scratch -c hot_standby=off"
until restored -c 'SELECT' 2>/dev/null; do
  "$bin/pg_ctl" -D "$scratch/data" status >/dev/null || {
    tail -n 5 "$scratch/postgres.log" >&2
    exit 1
  }
  sleep 1
done

live -F ' ' -c "$sums" | LC_ALL=C sort >"$scratch/live.txt"
restored -F ' ' -c "$sums" | LC_ALL=C sort >"$scratch/restored.txt"
later=$(restored -c "SELECT count(*) FROM lingo_entries WHERE at > timestamptz '$moment' + interval '1 minute'")
total=$(awk '{ rows += $2; sum += $3 } END { print rows + 0 " rows, sum " sum + 0 }' "$scratch/restored.txt")
# A child erased since then is only in the backup.
erased=$(LC_ALL=C join -v 2 "$scratch/live.txt" "$scratch/restored.txt" | wc -l)
lost=$(LC_ALL=C join -v 1 "$scratch/live.txt" "$scratch/restored.txt" | wc -l)
wrong=$(LC_ALL=C join "$scratch/live.txt" "$scratch/restored.txt" | awk '$2 != $4 || $3 != $5' | wc -l)

echo "Restored to $moment in $(($(date +%s) - began)) s. Ledger of $(wc -l <"$scratch/restored.txt") children: $total."
echo "Erased since: $erased. Missing: $lost. Other sum: $wrong. Rows from after the moment: $later."
[ "$lost" -eq 0 ] && [ "$wrong" -eq 0 ] && [ "$later" -eq 0 ] && [ -s "$scratch/restored.txt" ] || {
  echo 'FAILED: the restored database is not what it was at that moment.' >&2
  exit 1
}
