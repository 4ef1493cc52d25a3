import type { Profile, SavedLooks } from '@digipals/contract';
import { products, skuOf } from '@digipals/contract/products';
import { failure, type Handlers } from './fake-server.ts';
import { makeProfile } from './world.ts';

const part = (model: string, colour: string) => ({ model, styles: { colour } });

const human: Profile['human'] = {
  body: part('middle', '#f2b78c'),
  eyes: part('oval', '#6b4226'),
  eyelids: part('lashes', '#2a1a14'),
  head: part('round', '#f2b78c'),
  glasses: null,
  hair: part('bob', '#5b3422'),
  hat: null,
  badge: null,
  top: part('tshirt', '#ffd23f'),
  topTexture: part('plain', '#ff5d5d'),
  bottom: part('shorts', '#4a7be8'),
  shoes: part('sneakers', '#ff5d5d'),
  socks: part('ankle', '#ff5d5d'),
  accessories: [],
};

const domino: Profile['domino'] = {
  body: part('half', '#ffffff'),
  hair: part('tuft', '#262a36'),
  head: part('half', '#ffffff'),
  eyes: part('hello', '#4b2e1c'),
  eyelids: part('soft', '#262a36'),
  collar: part('tag', '#ff4f5e'),
  top: null,
};

type Options = { lingos?: number; owned?: readonly string[] };

/** The shop with Mia's figures, Lingos and licences, which change as on the real server. */
export function makeShopWorld({ lingos = 240, owned = [] }: Options = {}) {
  const state = {
    profile: makeProfile({ human, domino }),
    lingos,
    looks: { human: [null, null, null], domino: [null, null, null] } as SavedLooks,
    skus: new Set(['LBMFULL', ...owned]),
  };
  const licences = () => [...state.skus].map(sku => ({ sku }));
  const handlers: Handlers = {
    'GET users/{id}/profile': () => state.profile,
    'GET users/{id}/lingos': () => ({ amount: state.lingos }),
    'GET licences/{userId}': licences,
    'GET products/{type}': ({ params: { type } }) => {
      const found = Object.entries(products).find(([name]) => name === type);
      return found ? [...found[1]] : failure('product_type_invalid');
    },
    'POST users/{id}/purchases': ({ body: { productSkus } }) => {
      const all = Object.values(products).flat();
      const fresh = productSkus.filter(sku => !state.skus.has(sku));
      const sum = all
        .filter(({ sku }) => fresh.includes(sku))
        .reduce((total, { price }) => total + price, 0);
      if (sum > state.lingos) return failure('lingos_missing');
      state.lingos -= sum;
      for (const sku of fresh) state.skus.add(sku);
      return { licences: licences(), lingos: state.lingos };
    },
    'PUT users/{id}/profile': ({ body: { human: next, domino: dog } }) => {
      state.profile = {
        ...state.profile,
        ...(next && { human: next, avatarImage: '/avatars/changed' }),
        ...(dog && { domino: dog, dominoImage: '/avatars/changed-domino' }),
      };
      return state.profile;
    },
    'GET users/{id}/savedLooks': () => state.looks,
    'PUT users/{id}/savedLooks/{place}': ({
      params: { place },
      body: { human: look, domino: dog },
    }) => {
      const at = Number(place) - 1;
      state.looks = {
        human: look === undefined ? state.looks.human : state.looks.human.with(at, look),
        domino: dog === undefined ? state.looks.domino : state.looks.domino.with(at, dog),
      };
      return state.looks;
    },
    'PUT users/{id}/profileImage': () => ({ avatarImage: '/avatars/drawn' }),
  };
  return { handlers, state };
}

/** SKU of a hat. */
export const hatSku = (model: string): string => skuOf('avatar', 'hat', model);
