import { getCountry } from 'countries-and-timezones';

/** For countries with several zones: the zone of the capital or of most people. */
const chosen: Record<string, string> = {
  ar: 'America/Argentina/Buenos_Aires',
  au: 'Australia/Sydney',
  br: 'America/Sao_Paulo',
  ca: 'America/Toronto',
  cd: 'Africa/Kinshasa',
  cl: 'America/Santiago',
  cn: 'Asia/Shanghai',
  cy: 'Asia/Nicosia',
  de: 'Europe/Berlin',
  ec: 'America/Guayaquil',
  es: 'Europe/Madrid',
  fm: 'Pacific/Pohnpei',
  gl: 'America/Nuuk',
  id: 'Asia/Jakarta',
  ki: 'Pacific/Tarawa',
  kz: 'Asia/Almaty',
  mh: 'Pacific/Majuro',
  mn: 'Asia/Ulaanbaatar',
  mx: 'America/Mexico_City',
  my: 'Asia/Kuala_Lumpur',
  nz: 'Pacific/Auckland',
  pf: 'Pacific/Tahiti',
  pg: 'Pacific/Port_Moresby',
  ps: 'Asia/Gaza',
  pt: 'Europe/Lisbon',
  ru: 'Europe/Moscow',
  ua: 'Europe/Kyiv',
  us: 'America/New_York',
  uz: 'Asia/Tashkent',
};

/**
 * IANA time zone of a country (ISO 3166, lower case). The clock that others see follows the country of
 * a child, never its device (SAFE-10, NOTSHOWN-65). UTC for an unknown country.
 */
export const timeZoneOf = (country: string): string =>
  chosen[country] ?? getCountry(country.toUpperCase())?.timezones[0] ?? 'UTC';
