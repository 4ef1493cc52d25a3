-- Wallpapers with a new picture and name in the shop. Their addresses are looked up by id.
UPDATE profiles SET wallpaper = wallpaper || jsonb_build_object(
  'id', renamed.new_id, 'bgColor', renamed.bg_color, 'gradColor', renamed.grad_color)
FROM (VALUES
  ('beach', 'sunny-beach', '#6cc6ff', '#f7cf85'),
  ('underwater', 'under-the-sea', '#3fb4e6', '#eec27a'),
  ('mountains', 'snowy-mountains', '#8fc7ff', '#ffffff'),
  ('city', 'night-city', '#2c3a86', '#363c78'),
  ('desert', 'desert-sunset', '#ff9e7a', '#ee8f4d'),
  ('autumn', 'autumn-park', '#a9dcff', '#93b646'),
  ('sweets', 'candy-hills', '#ffc2dd', '#8ce0c4')
) AS renamed (old_id, new_id, bg_color, grad_color)
WHERE wallpaper ->> 'id' = renamed.old_id;

-- Children own what they wear when the shop opens. Licences for what is free do no harm.
INSERT INTO licences (user_id, sku, granted_at)
SELECT user_id, looks.sku, now() FROM profiles CROSS JOIN LATERAL (
  SELECT 'wallpaper.' || (wallpaper ->> 'id')
  UNION SELECT 'interests.' || (item ->> 'id') FROM jsonb_path_query(interests, '$.items[*]') AS item
  UNION SELECT 'avatar.' || part || '.' || (worn ->> 'model')
    FROM jsonb_each(human) AS parts (part, worn_on), jsonb_path_query(worn_on, '$[*]') AS worn
  UNION SELECT 'domino.' || part || '.' || (worn ->> 'model')
    FROM jsonb_each(domino) AS parts (part, worn_on), jsonb_path_query(worn_on, '$[*]') AS worn
) AS looks (sku)
WHERE looks.sku IS NOT NULL
ON CONFLICT DO NOTHING;
