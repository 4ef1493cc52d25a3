/** Prices in Lingos of the models of Domino, by part. What costs nothing belongs to everybody. */
export const dominoPrices = {
  body: { half: 0, dots: 40, saddle: 40 },
  hair: { tuft: 0, swoop: 30, curl: 30, mohawk: 60 },
  head: { half: 0, patch: 40, freckles: 40 },
  eyes: { hello: 0, thinking: 0, cheering: 0, sorry: 0, sleeping: 0 },
  eyelids: { soft: 0, brave: 20, lashes: 20 },
  collar: { tag: 0, bell: 20, bandana: 40, bowtie: 40, flowers: 60, scarf: 40 },
  top: { none: 0, tshirt: 40, cape: 80, raincoat: 60, jumper: 60, football: 60, scooter: 200 },
} as const;
