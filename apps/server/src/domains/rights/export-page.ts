import type { ChildExport, ExportedRow } from './export.service.ts';
import type { TableName } from './table-record.ts';
import { tableRecords } from './table-records.ts';

/** What the page says of the child and its time. */
type PageOf = { readonly userId: string; readonly username: string; readonly at: Date };

const titles: Readonly<Record<string, string>> = {
  profile: 'Profile and account',
  consent: 'Permissions and letters',
  messages: 'Messages',
  texts: 'Texts and DigiPosts',
  friends: 'Friends',
  learning: 'Learning',
  notifications: 'Notifications',
  cases: 'Reports and cases',
  help: 'Help requests',
  accesses: 'Who read what',
  technical: 'Answers to writes',
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign] ?? '');

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/;
const times = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

function cellOf(value: unknown, { userId, username }: PageOf): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (value === userId) return escapeHtml(username);
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return escapeHtml(TIME.test(text) ? `${times.format(new Date(text))} UTC` : text);
}

/** Ids mean nothing to a reader, except those that are names now; that of the child is in every row. */
function isShown(
  table: TableName,
  column: string,
  { rows, page }: { rows: readonly ExportedRow[]; page: PageOf },
): boolean {
  if (!column.endsWith('_id')) return true;
  const isName = (tableRecords[table].children ?? []).includes(column);
  return isName && rows.some(row => row[column] !== page.userId);
}

const labelOf = (column: string): string => column.replace(/_id$/, '').replaceAll('_', ' ');

function tableOf(table: TableName, rows: readonly ExportedRow[], page: PageOf): string {
  const columns = Object.keys(rows[0] ?? {}).filter(column =>
    isShown(table, column, { rows, page }),
  );
  const heads = columns
    .map(column => `<th scope="col">${escapeHtml(labelOf(column))}</th>`)
    .join('');
  const lines = rows
    .map(row => `<tr>${columns.map(name => `<td>${cellOf(row[name], page)}</td>`).join('')}</tr>`)
    .join('\n');
  const { purpose, need, kept } = tableRecords[table];
  return `<h3>${escapeHtml(purpose.replace(/\.$/, ''))}</h3>
<p>${escapeHtml(need)} Kept: ${escapeHtml(kept)}.</p>
<div class="wide" role="region" tabindex="0" aria-label="${escapeHtml(purpose)}"><table><thead><tr>${heads}</tr></thead>
<tbody>${lines}</tbody></table></div>`;
}

function sectionOf(file: string, tables: ChildExport[string], page: PageOf): string {
  // The records begin with the tables that refer to others.
  const filled = (Object.entries(tables) as [TableName, ExportedRow[]][])
    .filter(([, rows]) => rows.length > 0)
    .reverse();
  if (filled.length === 0) return '';
  const parts = filled.map(([table, rows]) => tableOf(table, rows, page)).join('\n');
  return `<section><h2>${escapeHtml(titles[file] ?? file)}</h2>\n${parts}\n</section>`;
}

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem;color:#222}
h1,h2,h3{line-height:1.2}h2{margin-top:2.5rem;border-bottom:2px solid #4a6cf7}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}
th,td{text-align:left;vertical-align:top;padding:.35rem .6rem;border:1px solid #ccc;min-width:6rem;max-width:24rem;overflow-wrap:break-word}
th{background:#eef1ff;white-space:nowrap}@media print{.wide{overflow:visible}}`;

/** A page of everything in an export, without scripts, to read in any browser or to print. */
export function exportPage(files: ChildExport, page: PageOf): string {
  const known = Object.keys(titles).filter(file => file in files);
  const others = Object.keys(files).filter(file => !(file in titles));
  const sections = [...known, ...others].map(file => sectionOf(file, files[file] ?? {}, page));
  const name = escapeHtml(page.username);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>DigiPals: data of ${name}</title><style>${style}</style></head>
<body><h1>What DigiPals stores of ${name}</h1>
<p>Made on ${times.format(page.at)} UTC. Other children are named by their first names. The same data is in the
files that end in .json, for other programs.</p>
${sections.filter(Boolean).join('\n')}
</body></html>
`;
}
