-- A movement that a supplier lists under another round than ours.
alter type difference_kind add value 'round' after 'kind';
