import { type AvatarKind, kits } from './kit.ts';

/** The chosen model of one part. `colour` is #hex; by default the kit's first colour, or that of a linked part. */
export type PartChoice = { model: string; colour?: string };

/** A model for each part; a missing part is not worn. There may be several accessories. */
export type AvatarChoice = Record<string, PartChoice | PartChoice[]>;

/** Names of the parts of a figure, in the order of the kit. */
export function partsOf(kind: AvatarKind): string[] {
  return Object.keys(kits[kind].parts);
}

/** Names of the models of a part; none for an unknown part. */
export function modelsOf(kind: AvatarKind, part: string): string[] {
  return Object.keys(kits[kind].parts[part] ?? {});
}

/** Colours of cloth on the head, such as a headscarf, which are not those of hair. */
const CLOTH = 'hijab';

/**
 * The #hex colours a child may pick for a part, or for one model of it; none where the colour comes from
 * another part.
 */
export function paletteOf(kind: AvatarKind, part: string, model?: string): string[] {
  const { palettes, parts } = kits[kind];
  const covers = model !== undefined && parts[part]?.[model]?.covering;
  return (covers ? palettes[CLOTH] : palettes[part]) ?? [];
}

/** Whether a part, a model of it and, if given, a #hex colour exist (AVATAR-01, AVATAR-02). */
export function isPartChoice(kind: AvatarKind, part: string, choice: PartChoice): boolean {
  const colourFits = choice.colour === undefined || safeColour(choice.colour) !== undefined;
  return (
    Object.hasOwn(kits[kind].parts, part) &&
    modelsOf(kind, part).includes(choice.model) &&
    colourFits
  );
}

/** Whether each worn badge and texture belongs to the models of its hat and top (AVATAR-03, AVATAR-04). */
export function partsFit(kind: AvatarKind, choice: AvatarChoice): boolean {
  const { pairs = {}, parts } = kits[kind];
  return Object.entries(pairs).every(([owner, owned]) => {
    const [wearer] = chosen(choice, owner);
    const fitting = wearer && parts[owner]?.[wearer.model]?.pairs?.[owned];
    return chosen(choice, owned).every(({ model }) => fitting?.includes(model));
  });
}

/** The choice of a part as a list, empty when it is not worn. */
export function chosen(choice: AvatarChoice, part: string): PartChoice[] {
  const value = Object.hasOwn(choice, part) ? choice[part] : undefined;
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** Colours come from stored data: only #hex may reach the markup. */
export function safeColour(colour: string | undefined): string | undefined {
  return colour !== undefined && /^#[0-9a-f]{3,8}$/i.test(colour) ? colour : undefined;
}

/** A worn part in the form of profiles. */
export type StyledPart = { model: string; styles: { colour: string } };

/** A choice from the format of profiles: `{model, styles: {colour}}` per part, `null` for not worn. */
export function choiceOfProfile(
  parts: Record<string, StyledPart | StyledPart[] | null>,
): AvatarChoice {
  const plain = ({ model, styles }: StyledPart): PartChoice => ({ model, colour: styles.colour });
  const worn = Object.entries(parts).flatMap(([part, value]): [string, PartChoice[]][] =>
    value === null ? [] : [[part, [value].flat().map(plain)]],
  );
  return Object.fromEntries(worn);
}
