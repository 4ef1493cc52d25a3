const list = (words: string): string[] => words.trim().split(/\s+/);
const phrases = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map(line => line.trim());

/** Words that can appear in the place of a name but are not names. */
export const noNames: ReadonlySet<string> = new Set(
  list(`
  a about after age aged all also am an and are as at because been before big boy but by can cat child dad
  day do dog eight eleven fine five for four from girl glad good got great had happy has hate have he
  hello her here hey hi him his how i in is it its just kid like live love me mum my name nine not now of old
  on one or our pupil sad seven she sister six so student ten that the their they this to too twelve
  very want was we well were what when where who why with year years you your yes no
  from called but then than there nice new best favourite hungry tired ill sick back really going
  turkish russian english british american spanish french thai chinese azerbaijani mexican german italian
  mr mrs miss ms teacher uncle aunt aunty kru khun king queen prince princess saint new big mister captain lord lady sir professor agent super mega dark count fairy
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july
  august september october november december muslim christian pupils friend brother team
`),
);

/** Famous people, characters and the like, folded. */
export const famous: ReadonlySet<string> = new Set(
  phrases(`
  harry potter
  spider man
  iron man
  super man
  bat man
  super mario
  peter pan
  peter pig
  peppa pig
  tom sawyer
  mickey mouse
  minnie mouse
  donald duck
  hello kitty
  santa claus
  father christmas
  father frost
  robin hood
  riding hood
  sherlock holmes
  cristiano ronaldo
  lionel messi
  leo messi
  kylian mbappe
  arda guler
  taylor swift
  ariana grande
  billie eilish
  justin bieber
  michael jackson
  elsa frozen
  winnie pooh
  captain america
  captain underpants
  black panther
  wonder woman
  pippi longstocking
  mary poppins
  jack sparrow
  snow white
  little red
  sponge bob
  bob sponge
  mr bean
  king arthur
  donald trump
  elon musk
  albert einstein
  isaac newton
  nizami ganjavi
  mustafa kemal
  kemal ataturk
  yuri gagarin
  alexander pushkin
  vladimir putin
  hermione granger
  ron weasley
  luke skywalker
  darth vader
  buzz lightyear
  indiana jones
  charlie brown
  roald dahl
  baby shark
  peter parker
  miles morales
  bruce wayne
  clark kent
  tony stark
  diana prince
  ash ketchum
  bugs bunny
  daffy duck
  homer simpson
  bart simpson
  lisa simpson
  greg heffley
  percy jackson
  katniss everdeen
  willy wonka
  charlie bucket
  matilda wormwood
  tracy beaker
  horrid henry
  draco malfoy
  albus dumbledore
  severus snape
  lucy pevensie
  wednesday addams
  jane hopper
  mike wheeler
  naruto uzumaki
  monkey luffy
  scooby doo
  lara croft
  james bond
  lamine yamal
  erling haaland
  vinicius junior
  jude bellingham
  harry kane
  mohamed salah
  mo salah
  bukayo saka
  neymar junior
  robert lewandowski
  luka modric
  serena williams
  simone biles
  usain bolt
  lewis hamilton
  max verstappen
  lebron james
  stephen curry
  michael jordan
  roger federer
  rafael nadal
  novak djokovic
  carlos alcaraz
  iga swiatek
  lara gut
  ed sheeran
  harry styles
  olivia rodrigo
  sabrina carpenter
  dua lipa
  katy perry
  lady gaga
  bruno mars
  bad bunny
  selena gomez
  millie bobby
  bobby brown
  tom holland
  emma watson
  daniel radcliffe
  will smith
  johnny depp
  leonardo dicaprio
  frida kahlo
  pablo picasso
  vincent van
  leonardo vinci
  marie curie
  isaac asimov
  nelson mandela
  rosa parks
  anne frank
  amelia earhart
  neil armstrong
  william shakespeare
  charles dickens
  david walliams
  jacqueline wilson
  astrid lindgren
  walt disney
  abraham lincoln
  martin luther
  mahatma gandhi
  greta thunberg
  malala yousafzai
  christopher columbus
  marco polo
  simon bolivar
  barack obama
  joe biden
`),
);
