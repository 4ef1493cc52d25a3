declare module 'naughty-words' {
  const lists: Readonly<Record<'es' | 'fr' | 'ru' | 'tr' | 'th' | 'zh', readonly string[]>>;
  export default lists;
}
