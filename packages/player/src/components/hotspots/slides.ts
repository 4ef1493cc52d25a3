import type { Component } from '@digipals/contract';
import type { Shown, Spot } from '../shared/scene-spots.ts';

type Slide = Shown & { id: string };
type SlideSpot = Spot & { slide: string };

/** The pictures of `meta.slides`, each with its own places; the content build has checked them. */
export const slidesOf = ({ meta }: Component): (Slide & { spots: SlideSpot[] })[] => {
  const slides = meta['slides'] as readonly Slide[];
  const spots = meta['spots'] as readonly SlideSpot[];
  return slides.map(slide => ({ ...slide, spots: spots.filter(spot => spot.slide === slide.id) }));
};
