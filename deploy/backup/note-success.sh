#!/bin/sh
# Records the time of a successful backup for the textfile collector of node_exporter: note-success.sh TYPE [FOLDER].
set -eu
folder=${2:-/var/lib/prometheus/node-exporter}
# Without node_exporter nothing reads it.
[ -d "$folder" ] || exit 0
file="$folder/digipals-backup-$1.prom"
cat >"$file.new" <<END
# HELP backup_last_success_timestamp_seconds When a backup by pgBackRest last succeeded
# TYPE backup_last_success_timestamp_seconds gauge
backup_last_success_timestamp_seconds{type="$1"} $(date +%s)
END
chmod 644 "$file.new"
# Renamed, so that the collector never reads a partial file.
mv "$file.new" "$file"
