#!/bin/sh
# Writes when a backup of a type succeeded, for the textfile collector of node_exporter: note-success.sh TYPE [FOLDER].
set -eu
folder=${2:-/var/lib/prometheus/node-exporter}
# Without node_exporter there is nobody to read it.
[ -d "$folder" ] || exit 0
file="$folder/digipals-backup-$1.prom"
cat >"$file.new" <<END
# HELP backup_last_success_timestamp_seconds When a backup by pgBackRest last succeeded
# TYPE backup_last_success_timestamp_seconds gauge
backup_last_success_timestamp_seconds{type="$1"} $(date +%s)
END
chmod 644 "$file.new"
# The collector never sees half a file.
mv "$file.new" "$file"
