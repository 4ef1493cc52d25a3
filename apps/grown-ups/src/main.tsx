import '@digipals/ui/fonts/fonts.css';
import '@digipals/ui/grown-ups-roomy.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { createServices } from './shared/services.tsx';

const place = document.getElementById('grown-ups');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <App services={createServices()} />
    </StrictMode>,
  );
}
