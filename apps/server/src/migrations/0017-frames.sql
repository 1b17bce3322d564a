-- What the page at a menu item's address is handed (spec section 2, "Iframe pages").

alter table menu_item add column url_credential text not null default 'none'
  check (url_credential in (
    'none',
    'ticket', -- good once, for the system behind the page; stands at ${ticket}
    'token' -- legacy: the session's own token, which opens the whole portal; stands at ${token}
  ));

-- Menus that hand the token out today go on doing so, and now say it.
update menu_item set url_credential = 'token' where url ~ '\$\{\s*token\s*\}|\{\{\s*token\s*\}\}';

-- The origins at which a client's pages are framed: tickets for them are redeemed by this client alone.
alter table sso_client add column frame_origins text[] not null default '{}';
