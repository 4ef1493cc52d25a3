import type { AvatarLook } from '@digipals/avatar';
import type { LanguageCode, TeachingLanguage } from '@digipals/contract';

/** A country with the children of its class. Given names are unique in the demo world. */
export type DemoHome = {
  readonly country: string;
  readonly support: LanguageCode;
  readonly teaching?: TeachingLanguage;
  readonly names: Readonly<Record<AvatarLook, readonly string[]>>;
};

const home = (
  country: string,
  support: LanguageCode,
  girl: readonly string[],
  boy: readonly string[],
): DemoHome => ({ country, support, names: { girl, boy } });

/** Countries of the children outside the class DEMO. */
export const demoHomes: readonly DemoHome[] = [
  home('gb', 'gb', ['Poppy', 'Freya'], ['Alfie']),
  home('tr', 'tr', ['İlayda', 'Elif'], ['Emre']),
  home('az', 'az', ['Aysel'], ['Elvin']),
  home('th', 'th', ['Kanya', 'Anong'], ['Niran']),
  home('cn', 'cn', ['Xinyi', 'Meilin'], ['Hao']),
  home('ru', 'ru', ['Sonya', 'Anya'], ['Dima']),
  home('es', 'es', ['Lucía', 'Carmen'], ['Hugo']),
  home('fr', 'fr', ['Zoé', 'Manon'], ['Jules']),
  { ...home('us', 'us', ['Harper', 'Ava'], ['Ethan']), teaching: 'us' },
  home('br', 'gb', ['Clara', 'Luiza'], ['Davi']),
  home('ke', 'gb', ['Wanjiru', 'Njeri'], ['Kamau']),
  home('au', 'gb', ['Matilda'], ['Jack', 'Lachlan']),
  home('de', 'gb', ['Lena', 'Frieda'], ['Jonas', 'Felix']),
  home('it', 'gb', ['Giulia', 'Chiara'], ['Matteo', 'Pietro']),
  home('pl', 'gb', ['Zofia', 'Hanna'], ['Jakub', 'Antoni']),
  home('ua', 'gb', ['Olena', 'Daryna'], ['Taras', 'Danylo']),
  home('gr', 'gb', ['Eleni', 'Danae'], ['Nikos', 'Petros']),
  home('se', 'gb', ['Linnea', 'Maja'], ['Oskar', 'Nils']),
  home('in', 'gb', ['Priya', 'Anika'], ['Arjun', 'Rohan']),
  home('jp', 'us', ['Yui', 'Aoi'], ['Haruto', 'Sora']),
  { ...home('kr', 'us', ['Seoyeon', 'Haneul'], ['Minjun', 'Doyun']), teaching: 'us' },
  home('vn', 'gb', ['Linh', 'Mai'], ['Minh', 'Quan']),
  home('id', 'gb', ['Dewi', 'Wulan'], ['Budi', 'Bayu']),
  home('kz', 'ru', ['Aruzhan', 'Aigerim'], ['Timur', 'Alikhan']),
  home('eg', 'gb', ['Salma', 'Nour'], ['Omar', 'Youssef']),
  home('ng', 'gb', ['Ngozi', 'Ifeoma'], ['Chidi', 'Tunde']),
  home('za', 'gb', ['Lerato', 'Naledi'], ['Thabo', 'Sipho']),
  { ...home('ca', 'us', ['Emma', 'Maeve'], ['Liam', 'Logan']), teaching: 'us' },
  { ...home('mx', 'es', ['Ximena', 'Valeria'], ['Diego', 'Mateo']), teaching: 'us' },
  home('ar', 'es', ['Martina', 'Catalina'], ['Joaquín', 'Bautista']),
];
