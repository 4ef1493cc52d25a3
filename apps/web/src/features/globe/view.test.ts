import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstTurn, project, turnedBy, turnTo, viewOf, wayBetween } from './view.ts';
import { angleBetween, vectorOf } from './world.ts';

const degree = Math.PI / 180;
const longitudes = fc.double({ min: -180, max: 180, noNaN: true });
const latitudes = fc.double({ min: -69, max: 69, noNaN: true });

test('the target of a turn is at the centre of the view', () => {
  fc.assert(
    fc.property(longitudes, latitudes, (longitude, latitude) => {
      const place = vectorOf(longitude, latitude);
      const { right, up, depth } = project(viewOf(turnTo(place)), place);
      expect(right).toBeCloseTo(0, 6);
      expect(up).toBeCloseTo(0, 6);
      expect(depth).toBeCloseTo(1, 6);
    }),
  );
});

test('east is right, north is up, the far side is behind', () => {
  const view = viewOf(turnTo(vectorOf(10, 0)));
  expect(project(view, vectorOf(40, 0)).right).toBeCloseTo(Math.sin(30 * degree), 6);
  expect(project(view, vectorOf(10, 30)).up).toBeCloseTo(Math.sin(30 * degree), 6);
  expect(project(view, vectorOf(-170, 0)).depth).toBeCloseTo(-1, 6);
});

test('turns take the shorter way, also across the date line', () => {
  const way = wayBetween(turnTo(vectorOf(170, 0)), turnTo(vectorOf(-170, 10)));
  expect(way.longitude).toBeCloseTo(20 * degree, 6);
  expect(way.latitude).toBeCloseTo(10 * degree, 6);
  fc.assert(
    fc.property(longitudes, latitudes, longitudes, latitudes, (a, b, c, d) => {
      const [from, to] = [turnTo(vectorOf(a, b)), turnTo(vectorOf(c, d))];
      const { longitude, latitude } = wayBetween(from, to);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(Math.PI + 1e-9);
      const there = turnedBy(from, longitude, latitude);
      expect(Math.cos(there.longitude - to.longitude)).toBeCloseTo(1, 6);
      expect(there.latitude).toBeCloseTo(to.latitude, 6);
    }),
  );
});

test('the globe cannot be turned over its poles', () => {
  const turn = turnedBy({ longitude: 0, latitude: 0 }, 0, 3);
  expect(turn.latitude).toBeCloseTo(70 * degree, 6);
  expect(turnedBy(turn, 0, -9).latitude).toBeCloseTo(-70 * degree, 6);
});

test('HOME-08 the first view is between home and the friends, with the home country in sight', () => {
  const britain = vectorOf(-2, 54);
  const alone = firstTurn(britain, []);
  expect(alone.longitude).toBeCloseTo(turnTo(britain).longitude, 6);
  const withFriends = firstTurn(britain, [vectorOf(35, 39), vectorOf(105, 35), vectorOf(100, 15)]);
  expect(project(viewOf(withFriends), britain).right).toBeLessThan(-0.2);
  fc.assert(
    fc.property(
      longitudes,
      latitudes,
      fc.array(fc.tuple(longitudes, latitudes), { maxLength: 6 }),
      (longitude, latitude, friends) => {
        const home = vectorOf(longitude, latitude);
        const turn = firstTurn(
          home,
          friends.map(place => vectorOf(...place)),
        );
        const centre = vectorOf(turn.longitude / degree, turn.latitude / degree);
        expect(angleBetween(home, centre)).toBeLessThan(65 * degree);
      },
    ),
  );
});
